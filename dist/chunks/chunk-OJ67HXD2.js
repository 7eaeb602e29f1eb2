import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  applyStrict,
  arePaired,
  axisOf,
  budgetToTarget,
  budgetsOfOne,
  chancesOf,
  checkAssumptions,
  checkBudgets,
  checkSweep,
  checkUnit,
  checkUnits,
  chooseAxis,
  claimNotWorse,
  comparisonOf,
  confidenceOfGate,
  curveOf,
  doublingsIn,
  equivalentEffort,
  incomparable,
  isClosedByLimits,
  jointLevel,
  judge,
  missingSweep,
  noGateForRate,
  notWorse,
  overallSlowdown,
  rangeWarnings,
  requireAllShards,
  ruledOut,
  searchWarnings,
  settingDiffers,
  tableOf,
  trialsForSlowdown,
  trialsToOpen
} from "./chunk-ZAPK76QA.js";
import {
  levelFromBudget,
  limitsAt
} from "./chunk-CU7VYJ4H.js";
import {
  acceptBaseline,
  acceptCollected,
  areSaved,
  commonSettings,
  differenceFrom,
  orient,
  readRecord,
  readRecordedScore,
  savedMetric,
  scoreOfSweep,
  settingsToSave,
  toSweep,
  withSaved
} from "./chunk-D4UAUCOD.js";
import {
  findSweep
} from "./chunk-B66G2I32.js";
import {
  isOfInstance,
  plainSearch
} from "./chunk-VEDAT4CN.js";
import {
  UserError,
  fileOptionsIn,
  fromConfig,
  namesIn,
  namingFields,
  refuseFileOptions,
  refuseOtherScore
} from "./chunk-OMAQASFA.js";

// src/load.ts
function unusedOptions(loaded, candidate, reading) {
  const found = loaded.filter(({ search }) => search.absence === null);
  if (found.length === 0 || !found.every(({ isSaved }) => isSaved)) return [];
  if (!isCollected(candidate)) refuseFileOptions(reading);
  return fileOptionsIn(reading);
}
async function loadCandidate(location, loading) {
  const loaded = await findCandidate(location, loading);
  const { reading } = loading.settings;
  if (loaded.record !== null && loaded.isSaved) {
    refuseFileOptions(reading);
    refuseOtherScore(loaded.record, reading);
  }
  const record = loaded.record && {
    ...loaded.record,
    settings: settingsToSave(withSaved(reading, loaded.record.settings))
  };
  return { ...loaded, record };
}
async function findCandidate(location, loading, ofBaseline) {
  const { settings } = loading;
  const wanted = { arm: "candidate", location, trainedSha: null };
  const { files, source, search } = await findFiles(wanted, loading);
  if (files.length === 0) return { record: null, search, isSaved: false };
  const record = isCollected(location) ? acceptCollected({ files, source }, ownerOf(location, loading)) : await readRecord(files, settings.reading, source, ofBaseline);
  return { record, search, isSaved: areSaved(files) };
}
async function findRecordedScore(location, { place, settings }) {
  if (isCollected(location)) return null;
  const { files, source } = await findSweep({ arm: "baseline", location, trainedSha: null }, place);
  return files.length === 0 ? null : readRecordedScore(files, settings.reading, source);
}
async function loadBaseline(wanted, loading) {
  try {
    return await loadWanted(wanted, loading);
  } catch (error) {
    const isOfData = error instanceof UserError && error.fault === "data";
    if (wanted.location !== "auto" || !isOfData) throw error;
    const absence = { why: "unusable", what: error.to("inputs").message };
    const search = plainSearch(wanted.location, absence);
    return { sweep: null, record: null, search, isSaved: false };
  }
}
async function loadWanted(wanted, loading) {
  const { settings } = loading;
  const { location, trainedSha, candidate } = wanted;
  const ofCandidate = async () => candidate && scoreOfSweep(candidate);
  const sought = { arm: "baseline", location, trainedSha };
  const { files, source, search } = ofInstance(await findFiles(sought, loading), location, loading);
  if (files.length === 0) return { sweep: null, record: null, search, isSaved: false };
  const record = location === "auto" ? acceptBaseline({ files, source }, baselineOwnerOf(loading)) : isCollected(location) ? acceptCollected({ files, source }, ownerOf(location, loading)) : await readRecord(files, settings.reading, source, ofCandidate);
  const sweep = toSweep(record, settings.reading);
  checkUnit("baseline", sweep, settings.reading);
  if (candidate) {
    checkUnits(sweep, candidate);
    checkBudgets({ arm: "baseline", sweep, other: candidate }, settings.comparison);
  }
  return { sweep, record, search, isSaved: areSaved(files) };
}
function ofInstance(found, location, loading) {
  const { instance, sharedBaselines: artifact = null, github } = loading.place;
  if (location !== "auto" || artifact === null || found.files.length === 0) return found;
  const { metric } = loading.settings.reading;
  const own = found.files.filter((file) => isOfInstance(file, instance));
  if (own.length > 0 && (metric === null || own.some((file) => savedMetric(file) === metric)))
    return { ...found, files: own };
  const branch = github?.baseline.branch ?? "";
  const absence = { why: "no-baseline-yet", artifact, branch, other: null };
  return { ...found, files: [], search: plainSearch(found.search.location, absence) };
}
async function findFiles(wanted, { place, onStep }) {
  onStep?.({ kind: "find" });
  const found = await findSweep(wanted, place);
  const characters = found.files.reduce((sum, { text }) => sum + text.length, 0);
  onStep?.({ kind: "parse", characters });
  return found;
}
function isCollected(location) {
  return location === "auto" || location.startsWith(OF_RUN);
}
var OF_RUN = "sweep:";
function ownerOf(location, { place, settings }) {
  const { instance, repository } = place;
  const name = location.startsWith(OF_RUN) ? location.slice(OF_RUN.length) : instance;
  return { name, repository, metric: settings.reading.metric };
}
function baselineOwnerOf(loading) {
  const workflow = loading.place.github?.baseline.workflow ?? "";
  return { ...ownerOf("auto", loading), workflow };
}

// src/assess.ts
function assess(sweeps, settings, searches = ownSearches(sweeps)) {
  const { baseline, candidate } = sweeps;
  const { gate } = settings;
  const without = (verdict) => notCompared(sweeps, { verdict, settings, searches });
  const withoutArm = (arm) => without(missingSweep(arm, searches[arm].absence, gate));
  if (candidate === null) return withoutArm("candidate");
  if (sweeps.difference) return without(incomparable("config", gate));
  if (baseline === null) return withoutArm("baseline");
  const mismatch = mismatchOf({ baseline, candidate }, settings);
  if (mismatch) return without(incomparable(mismatch, gate));
  return compareSweeps({ baseline, candidate }, settings, searches);
}
function compareSweeps(pair, given, searches) {
  const { axis, settings, warnings: ofAxis } = chooseAxis(pair, given);
  const gateConfidence = confidenceOfGate(pair, axis, settings);
  const comparison = comparisonOf(pair, axis, { settings, gateConfidence });
  const isPaired = arePaired(pair.baseline, pair.candidate);
  const { rows, example } = tableOf(comparison, axis, settings);
  const isBeyondRate = comparison.range === null && settings.comparison.falseAlarmRate !== null && !isClosedByLimits(comparison);
  const forSlowdown = trialsForSlowdown({ ...pair, comparison, axis, settings });
  const trialsNeeded = {
    // Without a gate that keeps the rate: one that does and never fires would need fewer.
    toOpenRange: isBeyondRate ? forSlowdown.toDetect : trialsToOpen(comparison, settings),
    ...forSlowdown
  };
  const warnings = [
    ...searchWarnings(searches),
    ...ofAxis,
    ...checkAssumptions({ ...pair, settings }),
    ...rangeWarnings(comparison, trialsNeeded)
  ];
  const { gate } = settings;
  const withinMargin = notWorse(comparison);
  const found = isBeyondRate ? noGateForRate(settings) : claimNotWorse(judge(comparison, gate, axis), withinMargin);
  const verdict = applyStrict(found, comparison.worse.level, { warnings, gate });
  return {
    ...requireAllShards(verdict, searches.candidate, gate),
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows,
    example,
    efforts: rows.map(
      ({ budget }) => equivalentEffort(comparison.baseline, comparison.candidate, budget)
    ),
    target: targetOf(pair, comparison, settings),
    overallSlowdown: slowdownOf(pair, comparison, settings),
    ruledOut: ruledOut(comparison, doublingsIn(comparison, comparison.shownRange)),
    notWorse: withinMargin,
    jointLevel: jointLevel(
      comparison.baseline,
      comparison.candidate,
      isPaired ? "paired" : "independent"
    ),
    gateConfidence,
    isBeyondRate,
    isPaired,
    chances: chancesOf({ ...pair, comparison, axis, isPaired, settings }),
    alone: null,
    warnings,
    trialsNeeded,
    acknowledged: null
  };
}
function slowdownOf(pair, { worse, better }, { band }) {
  if ([worse, better].every(({ intervals }) => intervals.strong.length > 0)) return null;
  const [baseline, candidate] = [pair.baseline, pair.candidate].map(
    ({ trials }) => trials.map(({ score }) => score)
  );
  return overallSlowdown(baseline ?? [], candidate ?? [], band.confidence);
}
function targetOf({ candidate: { direction } }, { baseline, candidate }, { comparison }) {
  const { target, quantile } = comparison;
  if (target === null) return null;
  const score = orient(target, direction);
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(
      levelFromBudget(baseline.band, quantile),
      levelFromBudget(candidate.band, quantile)
    )
  };
}
function notCompared(sweeps, { verdict, settings, searches }) {
  const { baseline, candidate, difference } = sweeps;
  return {
    ...requireAllShards(verdict, searches.candidate, settings.gate),
    settings,
    searches,
    baseline,
    candidate,
    axis: axisOf([baseline, candidate].flatMap((sweep) => sweep ?? [])),
    comparison: null,
    rows: [],
    example: null,
    efforts: [],
    target: null,
    overallSlowdown: null,
    ruledOut: null,
    notWorse: null,
    jointLevel: null,
    gateConfidence: settings.band.confidence,
    isBeyondRate: false,
    isPaired: false,
    chances: null,
    alone: loneSweep(sweeps, settings),
    warnings: [
      ...searchWarnings(searches),
      ...difference ? [settingDiffers(difference)] : [],
      ...candidate ? checkSweep({ arm: "candidate", sweep: candidate }, settings) : []
    ],
    trialsNeeded: null,
    acknowledged: null
  };
}
function loneSweep({ baseline, candidate }, settings) {
  if (baseline !== null || candidate === null) return null;
  const curve = curveOf(candidate, settings);
  const budgets = budgetsOfOne(curve, axisOf([candidate]), settings);
  const rows = budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return { sweep: candidate, curve, rows };
}
function ownSearches({ baseline, candidate }) {
  const search = (sweep) => plainSearch(sweep?.source.location ?? "", sweep ? null : { why: "missing" });
  return { baseline: search(baseline), candidate: search(candidate) };
}
function mismatchOf({ baseline, candidate }, { reading }) {
  const { metric, direction } = reading;
  if (baseline.metric !== candidate.metric) return "metrics";
  if (metric !== null && candidate.metric !== metric) return "asked-metric";
  if (baseline.direction !== candidate.direction) return "directions";
  return direction !== null && candidate.direction !== direction ? "asked-direction" : null;
}

// src/main.ts
async function compareAll(planned, place) {
  const made = [];
  for (const one of planned) {
    const { settings, layers, instance } = one;
    const required = fromConfig(namesIn("reading"), layers);
    const loading = { place: { ...place, instance }, settings, required };
    const compared = await namingFields(layers, () => compareSweeps2(one, loading));
    made.push({ planned: one, ...compared });
  }
  return made;
}
async function compareSweeps2(locations, loading) {
  const { settings } = loading;
  const ofBaseline = () => findRecordedScore(locations.baseline, loading);
  const candidate = await findCandidate(locations.candidate, loading, ofBaseline);
  const sweep = candidate.record && toSweep(candidate.record, settings.reading);
  const wanted = {
    location: locations.baseline,
    trainedSha: candidate.record?.source.sha ?? null,
    candidate: sweep
  };
  const baseline = await loadBaseline(wanted, loading);
  const unused = unusedOptions([candidate, baseline], locations.candidate, settings.reading);
  if (sweep) checkUnit("candidate", sweep, settings.reading);
  if (sweep && baseline.sweep) {
    const costless = { arm: "candidate", sweep, other: baseline.sweep };
    checkBudgets(costless, settings.comparison);
  }
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none
  });
  const sweeps = { baseline: baseline.sweep, candidate: sweep };
  const sizes = Object.values(sweeps).map((one) => one?.trials.length ?? 0);
  loading.onStep?.({ kind: "compute", trials: Math.max(...sizes) });
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const difference = candidate.record && candidate.isSaved ? differenceFrom(candidate.record, settings.reading, loading.required ?? []) : null;
  const assessment = assess({ ...sweeps, difference }, { ...settings, reading }, searches);
  return { assessment, candidate: candidate.record, unused };
}

export {
  loadCandidate,
  findCandidate,
  compareAll,
  compareSweeps2 as compareSweeps
};
