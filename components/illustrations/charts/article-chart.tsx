import { Figure } from '@/components/illustrations/illustration';
import type { TextFigure as Drawn } from '@/content/schema';
import type { Width } from './article-frame';
import { Bars } from './bars';
import { Curves } from './curves';
import { StepsAlong } from './steps';

function Drawing({ figure, width }: { figure: Drawn; width: Width }) {
  if (figure.kind === 'bars') return <Bars figure={figure} width={width} />;
  if (figure.kind === 'curve') return <Curves figure={figure} width={width} />;
  return <StepsAlong figure={figure} width={width} />;
}

/** A drawing inside a text with its caption: one for the reading column, one for narrow boxes. */
export function TextFigure({ figure }: { figure: Drawn }) {
  return (
    <figure className="text-figure">
      <Figure alt={figure.alt}>
        <Drawing figure={figure} width="wide" />
        <Drawing figure={figure} width="narrow" />
      </Figure>
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}
