import { useEffect, useRef } from 'react';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Tells fields in which there is nothing to take back: empty ones, unless it was the person who emptied them. One that is
 * emptied because what stood there was sent has forgotten it. What a list of words holds stands beside its field.
 */
export function useUntyped(): (field: HTMLElement) => boolean {
  const emptied = useRef(new WeakSet<EventTarget>());
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (!isField(target)) return;
      if (target.value === '') emptied.current.add(target);
      else emptied.current.delete(target);
    };
    document.addEventListener('input', onInput, { capture: true });
    return () => document.removeEventListener('input', onInput, { capture: true });
  }, []);
  const holdsMore = (field: HTMLElement) => field instanceof HTMLInputElement && field.hasAttribute('aria-haspopup');
  return (field) => isField(field) && field.value === '' && !emptied.current.has(field) && !holdsMore(field);
}
