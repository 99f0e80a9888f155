import { useRef, useState } from 'react';

/** One save at a time: a second press waits for nothing and does nothing. `error` is what the last one failed with. */
export function useAttempt() {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const busy = useRef(false);
  const attempt = async (save: () => Promise<unknown>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setError(null);
    try {
      await save();
    } catch (failed) {
      setError(failed);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, error, attempt, forget: () => setError(null) };
}

export type Attempt = ReturnType<typeof useAttempt>;
