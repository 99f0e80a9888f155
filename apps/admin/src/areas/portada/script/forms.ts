type Refusal = { error?: string; campos?: Record<string, string> };

const part = <E extends Element>(root: ParentNode, selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`The form has no ${selector}`);
  return found;
};

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The fields under which something can be said. */
const inputsOf = (form: HTMLFormElement): Input[] =>
  [...form.querySelectorAll<HTMLElement>('[data-error]')].flatMap((place) => {
    const input = form.elements.namedItem(place.dataset.error ?? '');
    return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? [input] : [];
  });

/** What is wrong with a field, in the words that the page was rendered with; '' when nothing is. */
function problemOf({ value, dataset }: Input): string {
  const { needed = '', max, tooLong = '', pattern, wrong = '' } = dataset;
  const text = value.trim();
  if (text === '') return needed;
  if (text.length > Number(max)) return tooLong;
  return pattern && !new RegExp(pattern).test(text) ? wrong : '';
}

/** Says under a field what is wrong with it, or no more. */
function tell(form: HTMLFormElement, input: Input, text: string): void {
  part(form, `[data-error="${input.name}"]`).textContent = text;
  input.setAttribute('aria-invalid', String(text !== ''));
}

/** Says under each field what is wrong with it and leads to the first one. */
function showRefusal(form: HTMLFormElement, { error = '', campos = {} }: Refusal): void {
  const inputs = inputsOf(form);
  part(form, '[data-failure]').textContent = inputs.some(({ name }) => campos[name]) ? '' : error;
  for (const input of inputs) tell(form, input, campos[input.name] ?? '');
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

let pressed = false;
document.addEventListener('mousedown', () => (pressed = true), true);
document.addEventListener('mouseup', () => (pressed = false), true);

/** Runs once the click that is being made has come: what is said would move away what is pressed. */
function afterPress(run: () => void): void {
  if (pressed) document.addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}

/** What is wrong is said of a field once that is left, unless nothing was written in it, until it is right. */
function checkOnLeaving(form: HTMLFormElement): void {
  for (const input of inputsOf(form)) {
    input.addEventListener('blur', () => {
      // The window lost the focus: nobody has left the field.
      if (document.activeElement === input || input.value === '') return;
      afterPress(() => tell(form, input, problemOf(input)));
    });
    input.addEventListener('input', () => {
      if (input.ariaInvalid === 'true') tell(form, input, problemOf(input));
    });
  }
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

/** Begins what the page's address asks for, unless something is there: the browser keeps it when one comes back. */
function begin(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search);
  for (const input of inputsOf(form)) {
    const { begun, begunBy = '' } = input.dataset;
    if (begun === undefined || input.value !== '') continue;
    const texts = new Map(Object.entries<string>(JSON.parse(begun)));
    input.value = texts.get(asked.get(begunBy) ?? '') ?? '';
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
  begin(form);
  checkOnLeaving(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    const campos = Object.fromEntries(inputsOf(form).map((input) => [input.name, problemOf(input)]));
    if (Object.values(campos).some(Boolean)) showRefusal(form, { campos });
    else void submit();
  });
}

/** Every form that the page wants sent without leaving it. What was typed stays until it is kept. */
export function enableForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send]')) enable(form);
}
