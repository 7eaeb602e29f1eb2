/**
 * `test`, for what Windows does not have or gives to administrators only: links, pipes, devices, a POSIX
 * shell, names with any character, POSIX codes of errors. There such tests are reported as skipped.
 */
export const posixTest = process.platform === 'win32' ? test.skip : test;
