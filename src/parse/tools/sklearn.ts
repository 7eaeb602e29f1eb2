import { readCvResults } from '../cv-results.ts';
import type { FileFormat } from '../table.ts';

/** The `cv_results_` of a search, as pandas writes it. */
export const sklearnCvResults: FileFormat = {
  name: 'sklearn-cv-results',
  title: 'scikit-learn cv_results_',
  marks: { header: [[/^mean_test_/, /^(mean_fit_time$|rank_test_)/, /^(params$|param_)/]] },
  read: readCvResults,
};
