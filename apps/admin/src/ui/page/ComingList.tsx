import classes from './ComingList.module.css';

type ComingListProps = { title: string; items: readonly string[] };

/** What a screen does not do yet, said as such. */
export function ComingList({ title, items }: ComingListProps) {
  return (
    <section className={classes.root} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
