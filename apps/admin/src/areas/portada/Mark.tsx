/** The wordmark: copper square with one corner left sharp, and the name. */
export function Mark() {
  return (
    <span className="mark">
      <svg width="22" height="22" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <path d="M10 0h6c5.5 0 10 4.5 10 10v6c0 5.5-4.5 10-10 10H1.8C.8 26 0 25.2 0 24.2V10C0 4.5 4.5 0 10 0z" />
      </svg>
      <span className="mark-name">recluta</span>
    </span>
  );
}
