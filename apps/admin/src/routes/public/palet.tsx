import { contrast } from '../../theme/contrast.ts';
import { PALETTE, PALETTE_NAMES } from '../../theme/palette.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { texts } from '../routes.texts.ts';
import { PublicPage } from './PublicPage.tsx';
import classes from './palet.module.css';

const ratio = (a: string, b: string): string => `${contrast(a, b).toFixed(1).replace('.', ',')}:1`;

/** The palette: names, values, contrast. */
export default function Palet() {
  return (
    <PublicPage>
      <PageHead title={texts.palette.title} context={texts.palette.context} />
      {PALETTE_NAMES.map((name) => (
        <section key={name} className={classes.family}>
          <h2 className={classes.name}>{texts.palette.names[name]}</h2>
          <ul className={classes.shades}>
            {PALETTE[name].map((hex, shade) => (
              <li key={hex}>
                <span className={classes.swatch} style={{ background: hex }} aria-hidden />
                <b>{texts.palette.shade(shade)}</b>
                <code>{hex}</code>
                <small className="num">{ratio(hex, '#ffffff')}</small>
                <small>{shade < 6 ? texts.palette.onWhite : texts.palette.underWhite}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PublicPage>
  );
}
