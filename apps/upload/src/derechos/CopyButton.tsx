import { useState } from 'react';
import { TEXTOS } from './derechos.texts.ts';

/** Copies an address, where the browser lets a page do so (not over plain http). */
export function CopyButton({ value }: { value: string }) {
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = (): void =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // Refused by the person: the address stands above to be selected.
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {copied ? TEXTOS.copiada : TEXTOS.copiar}
      </button>
      <p className="visually-hidden" role="status">
        {copied && TEXTOS.copiada}
      </p>
    </>
  );
}
