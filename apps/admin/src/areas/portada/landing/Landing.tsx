import { Cta } from './Cta.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Stories } from './Stories.tsx';
import { Workflow } from './Workflow.tsx';

/** §2, Landing page: five sections, one idea each. */
export function Landing() {
  return (
    <>
      <Hero />
      <Features />
      <Workflow />
      <Stories />
      <Cta />
    </>
  );
}
