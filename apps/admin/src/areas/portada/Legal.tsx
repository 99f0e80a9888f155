import { formatDate } from '@recluta/domain/fechas';
import { type Block, type Inline, parseLegal } from '@recluta/domain/legal/parseLegal';
import { legal } from './contacto.texts.ts';

const anchorOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function Words({ content }: { content: Inline[] }) {
  return content.map(({ text, href, strong }, i) => {
    if (href) {
      return (
        <a key={i} href={href}>
          {text}
        </a>
      );
    }
    return strong ? <strong key={i}>{text}</strong> : text;
  });
}

function Piece({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 id={anchorOf(block.text)}>{block.text}</h2>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words content={block.content} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((item, i) => (
        <li key={i}>
          <Words content={item} />
        </li>
      ))}
    </ul>
  );
}

/** A legal text with its version, its date and a table of contents (CL-15). */
export function Legal({ source }: { source: string }) {
  const { titulo, version, fecha, blocks } = parseLegal(source);
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return (
    <div className="wrap page legal">
      <header className="legal-head">
        <h1>{titulo}</h1>
        <p className="lead">
          {legal.version(version)} <span className="whole">{formatDate(fecha)}</span>
        </p>
      </header>
      <nav className="legal-contents" aria-label={legal.contents}>
        <ul>
          {headings.map((heading) => (
            <li key={heading}>
              <a className="legal-link" href={`#${anchorOf(heading)}`}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="legal-text">
        {blocks.map((block, i) => (
          <Piece key={i} block={block} />
        ))}
      </article>
    </div>
  );
}
