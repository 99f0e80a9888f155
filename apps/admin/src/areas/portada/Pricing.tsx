import { Soon } from './Frame.tsx';
import { type PlanCard, precios } from './precios.texts.ts';

function Plan({ name, before, price, per, for: whom, items, action, highlighted }: PlanCard) {
  return (
    <li className={`plan${highlighted ? ' plan-high' : ''}`}>
      <h2>
        {name} {highlighted && <span className="plan-tag">{highlighted}</span>}
      </h2>
      <p className="price">
        {before && <small>{before} </small>}
        <b>{price}</b>
        {per && <small>{per}</small>}
      </p>
      <p className="plan-for">{whom}</p>
      <ul className="ticks">
        {items.map(({ text, soon }) => (
          <li key={text} className={soon ? 'tick-soon' : undefined}>
            {text} {soon && <Soon />}
          </li>
        ))}
      </ul>
      <a href={action.href} className={highlighted ? 'button' : 'button button-quiet'}>
        {action.label}
      </a>
    </li>
  );
}

/** §2, Pricing page: three cards with the advertised prices, and what one should know before choosing. */
export function Pricing() {
  return (
    <div className="wrap page">
      <h1>{precios.title}</h1>
      <p className="lead">{precios.lead}</p>
      <ul className="plans">
        {precios.cards.map((card) => (
          <Plan key={card.name} {...card} />
        ))}
      </ul>
      <section className="questions">
        <h2>{precios.questionsTitle}</h2>
        <dl>
          {precios.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
