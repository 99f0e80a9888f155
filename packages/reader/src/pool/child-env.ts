/** Nothing of the server's secrets reaches a process that opens strangers' documents. */
export function childEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TEMP, SystemRoot, TESSDATA_PREFIX } = process.env;
  return { PATH, HOME, TMPDIR, TEMP, SystemRoot, TESSDATA_PREFIX, OMP_THREAD_LIMIT: '1' };
}
