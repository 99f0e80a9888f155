import { Picture } from '../Picture.tsx';
import { workflow } from '../portada.texts.ts';
import { STEPS } from '../shots.ts';

/** #workflow: from the vacancy to the first decision, in three screens of the running product. */
export function Workflow() {
  return (
    <section id="workflow" className="section workflow">
      <div className="wrap">
        <h2>{workflow.title}</h2>
        <ol className="steps">
          {workflow.steps.map(({ title, text, shot, alt }) => (
            <li key={shot} className={`step step-${shot}`}>
              <div className="step-words">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <div className={`shot shot-${shot}`}>
                <Picture shot={STEPS[shot]} alt={alt} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
