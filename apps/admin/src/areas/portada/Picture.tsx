import type { Shot } from './shots.ts';

const DARK = '(prefers-color-scheme: dark)';

type SchemeSourceProps = { media?: string; srcSet: string };

/** Taken on a dark screen; the script turns it when the person chose otherwise than the system. */
export function DarkSource({ media, srcSet }: SchemeSourceProps) {
  return <source media={media ? `${media} and ${DARK}` : DARK} data-dark={media ?? 'all'} srcSet={srcSet} />;
}

/** A screenshot in the scheme of the page, loaded when it comes near. */
export function Picture({ shot, alt }: { shot: Shot; alt: string }) {
  return (
    <picture>
      <DarkSource srcSet={shot.dark} />
      <img src={shot.light} alt={alt} width={shot.width} height={shot.height} loading="lazy" decoding="async" />
    </picture>
  );
}
