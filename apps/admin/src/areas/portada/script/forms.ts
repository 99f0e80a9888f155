type Refusal = { error?: string; campos?: Record<string, string> };

const part = <E extends Element>(root: ParentNode, selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`The form has no ${selector}`);
  return found;
};

/** Says under each field what is wrong with it and leads to the first one. */
function showRefusal(form: HTMLFormElement, { error = '', campos = {} }: Refusal): void {
  const known = Object.keys(campos).some((name) => form.querySelector(`[data-error="${name}"]`));
  part(form, '[data-failure]').textContent = known ? '' : error;
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const text = campos[place.dataset.error ?? ''] ?? '';
    place.textContent = text;
    const input = form.elements.namedItem(place.dataset.error ?? '');
    if (input instanceof HTMLElement) input.setAttribute('aria-invalid', String(text !== ''));
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Sends a form as JSON; undefined when it was kept, else why not. */
async function send(form: HTMLFormElement): Promise<Refusal | undefined> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    return answer.ok ? undefined : ((await answer.json()) as Refusal);
  } catch {
    return { error: form.dataset.offline };
  }
}

function enable(form: HTMLFormElement): void {
  const button = part<HTMLButtonElement>(form, 'button[type=submit]');
  const label = button.textContent;
  let busy = false;
  const submit = async (): Promise<void> => {
    busy = true;
    // aria-disabled keeps the focus, which `disabled` would lose.
    button.setAttribute('aria-disabled', 'true');
    button.textContent = form.dataset.sending ?? label;
    const refusal = await send(form);
    busy = false;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
    if (refusal) return showRefusal(form, refusal);
    const thanks = part<HTMLElement>(form.parentElement ?? document, '[data-thanks]');
    form.hidden = true;
    thanks.hidden = false;
    thanks.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) void submit();
  });
}

/** Every form that the page wants sent without leaving it. What was typed stays until it is kept. */
export function enableForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send]')) enable(form);
}
