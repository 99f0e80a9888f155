import { stories } from '../portada.texts.ts';

type Story = { quote: string; name: string; role: string };

function Quote({ quote, name, role, kind }: Story & { kind: string }) {
  return (
    <figure className={`story story-${kind}`}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}

/** #stories: three invented testimonials, which the page itself says. */
export function Stories() {
  return (
    <section id="stories" className="wrap section">
      <h2>{stories.title}</h2>
      <div className="stories">
        <Quote kind="main" {...stories.main} />
        {stories.others.map((story) => (
          <Quote key={story.name} kind="small" {...story} />
        ))}
      </div>
      <p className="small">{stories.note}</p>
    </section>
  );
}
