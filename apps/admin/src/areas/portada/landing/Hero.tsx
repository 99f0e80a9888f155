import { Andes } from '../Andes.tsx';
import { DarkSource } from '../Picture.tsx';
import { frame, hero } from '../portada.texts.ts';
import { HERO } from '../shots.ts';

const PHONE = '(max-width: 40em)';
const SIZES = '(max-width: 82em) 94vw, 1240px';
const { wide, fine, phone } = HERO;
const widths = (scheme: 'light' | 'dark'): string => `${wide[scheme]} ${wide.width}w, ${fine[scheme]} ${fine.width}w`;

/** The largest thing of the page: asked for at once, not lazily like the other pictures. */
function HeroShot() {
  return (
    <picture>
      <DarkSource media={PHONE} srcSet={phone.dark} />
      <source media={PHONE} srcSet={phone.light} width={phone.width} height={phone.height} />
      <source media="(prefers-color-scheme: dark)" data-dark="all" srcSet={widths('dark')} sizes={SIZES} />
      <img
        src={wide.light}
        srcSet={widths('light')}
        sizes={SIZES}
        alt={hero.shot}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    </picture>
  );
}

/** #home: the pitch in the largest type of the page, the product under it, the mountain behind both. */
export function Hero() {
  return (
    <section id="home" className="hero">
      <div className="wrap hero-words">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1>
          {hero.before}
          <span className="ridge">
            {hero.mountain}
            <svg viewBox="0 0 300 24" preserveAspectRatio="none" aria-hidden="true">
              <path d="M2 20 48 11 70 16 118 4 152 14 176 8 226 18 252 9 298 20" />
            </svg>
          </span>
          {hero.after}
        </h1>
        <p className="hero-lead">{hero.lead}</p>
        <p className="hero-actions">
          <a href="/registro?plan=gratis" className="button">
            {frame.start}
          </a>
          <a href="#workflow" className="button button-quiet">
            {hero.tour}
          </a>
        </p>
        <p className="hero-note">{hero.note}</p>
      </div>
      <div className="hero-scene">
        <Andes />
        <div className="shot hero-shot">
          <HeroShot />
        </div>
      </div>
    </section>
  );
}
