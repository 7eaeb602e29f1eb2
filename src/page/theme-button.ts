/** A button that turns light into dark and back, whatever the system prefers. */
export function addThemeButton(): void {
  const root = document.documentElement;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'theme';
  const show = (theme: 'light' | 'dark') => {
    button.textContent = theme === 'dark' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', `${button.textContent} colours`);
  };
  show(preferred());
  button.addEventListener('click', () => {
    const next = (root.dataset.theme ?? preferred()) === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    show(next);
  });
  document.querySelector('header')?.append(button);
}

function preferred(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
