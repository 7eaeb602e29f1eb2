// Stands in the bundle for what the artifact client unpacks downloads with, which brings packages without a
// licence: the action only uploads with that client, and reads zips in src/read/download.ts.
export default {
  Extract() {
    throw new Error('the artifact client is for uploads only');
  },
};
