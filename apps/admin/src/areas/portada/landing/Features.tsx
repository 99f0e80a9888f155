import type { ReactNode } from 'react';
import { Soon } from '../Frame.tsx';
import { features } from '../portada.texts.ts';

type CardProps = { title: string; text: string; soon?: boolean; kind: string; children?: ReactNode };

function Card({ title, text, soon, kind, children }: CardProps) {
  return (
    <li className={`card card-${kind}${soon ? ' card-soon' : ''}`}>
      <div className="card-words">
        <h3>
          {title} {soon && <Soon />}
        </h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}

/** #features: six cards, the built ones with a piece of the product, the coming ones marked as such. */
export function Features() {
  const { link, reading, stages, team, multiposting, kpis } = features;
  return (
    <section id="features" className="wrap section">
      <h2>{features.title}</h2>
      <p className="lead">{features.lead}</p>
      <ul className="cards">
        <Card kind="reading" title={reading.title} text={reading.text}>
          <dl className="piece reading">
            {reading.rows.map(({ field, value, quote }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  {value} <mark>{quote}</mark>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card kind="link" title={link.title} text={link.text}>
          <p className="piece address" aria-hidden="true">
            <span>{link.address}</span>
            <b>{link.copy}</b>
          </p>
        </Card>
        <Card kind="stages" title={stages.title} text={stages.text}>
          <ol className="piece stages">
            {stages.list.map(({ name, total, tint }) => (
              <li key={name} className={`tint-${tint}`}>
                {name} <b>{total}</b>
              </li>
            ))}
          </ol>
        </Card>
        <Card kind="team" title={team.title} text={team.text}>
          <ul className="piece team">
            {team.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Card>
        <Card kind="multiposting" title={multiposting.title} text={multiposting.text} soon />
        <Card kind="kpis" title={kpis.title} text={kpis.text} soon />
      </ul>
    </section>
  );
}
