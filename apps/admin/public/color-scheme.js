// Before the first paint, so that a dark screen never flashes white. A file, because the policy allows no inline script.
(() => {
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('recluta-apariencia') ?? 'auto';
  } catch {
    // Storage may be forbidden: the system's choice then holds.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
