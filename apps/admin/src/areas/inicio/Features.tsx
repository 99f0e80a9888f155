import { IconLink, IconListDetails, IconScan, IconUsers } from '@tabler/icons-react';
import classes from './InicioPage.module.css';
import { texts } from './inicio.texts.ts';

const FEATURES = [
  { icon: IconLink, ...texts.features.enlace },
  { icon: IconScan, ...texts.features.lectura },
  { icon: IconListDetails, ...texts.features.etapas },
  { icon: IconUsers, ...texts.features.equipo },
];

/** The feature cards of §2: what the product does today, and nothing that is still to come. */
export function Features() {
  return (
    <section aria-labelledby="ventajas">
      <h2 id="ventajas" className={classes.heading}>
        {texts.features.title}
      </h2>
      <ul className={classes.features}>
        {FEATURES.map(({ icon: Icon, title, detail }) => (
          <li key={title} className={classes.feature}>
            <Icon size={18} stroke={1.6} aria-hidden />
            <b>{title}</b>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
