/**
 * Files that import each other in a circle: which of them is read first decides what the others find. Types alone, and
 * what is imported when it is needed, close none.
 * @param files every code file: `{ path, imports }`
 * @yields {{ path: string, line: number, rule: string, message: string }} once for each circle, at its first file
 */
export function* circleRules(files) {
  const arrows = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ relative, typeOnly, deferred }) => relative && !typeOnly && !deferred),
    ]),
  );
  for (const circle of circlesOf(arrows)) {
    const [first] = circle;
    const { line } = arrows.get(first).find(({ target }) => circle.includes(target));
    yield { path: first, line, rule: 'circle', message: `import each other: ${circle.join(', ')}` };
  }
}

/** Strongly connected files (Tarjan), each circle in the order of its paths. */
function circlesOf(arrows) {
  const circles = [];
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const visit = (path) => {
    order.set(path, order.size);
    lowest.set(path, order.get(path));
    open.push(path);
    for (const { target } of arrows.get(path)) {
      if (!arrows.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path), lowest.get(target)));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const path of arrows.keys()) if (!order.has(path)) visit(path);
  return circles;
}
