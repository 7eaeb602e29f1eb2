import { readCsv } from '../csv.ts';
import { type FileFormat, plainTable } from '../table.ts';
import { parametersUnder } from '../values.ts';

/** What `model.tune()` writes: each trial but the first is a mutation of the best before it. */
export const ultralyticsTune: FileFormat = {
  name: 'ultralytics-tune',
  title: 'Ultralytics tune_results.csv',
  marks: { header: [['fitness', 'lr0', 'lrf']] },
  read: (file) => {
    const rows = readCsv(file).map((row, order) => {
      const { fitness, ...drawn } = row.fields;
      return { ...row, order, parameters: parametersUnder('', drawn) };
    });
    return {
      ...plainTable(rows),
      scores: ['fitness'],
      directions: { fitness: 'maximize' },
      search: { method: 'adaptive', sampler: 'evolution', seed: null },
    };
  },
};
