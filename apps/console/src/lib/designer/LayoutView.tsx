import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { placeLayout } from '@meetingapp/domain/layout/place-layout.ts';
import { browserMeasure } from './browser-measure.ts';
import { hasPicture } from './has-picture.ts';
import { PageGround } from './PageGround.tsx';
import { PlacedView } from './PlacedView.tsx';

interface LayoutViewProps {
  layout: Layout;
  /** Where the page itself lies when its paper goes on beyond. */
  trim?: LayoutBox;
  texts: Readonly<Record<string, string>>;
  language: Language;
}

/** A filled page to look at, as SVG in its unit. */
export function LayoutView({ layout, trim, texts, language }: LayoutViewProps) {
  const placed = placeLayout(layout, { texts, tables: {} }, language, browserMeasure);
  return (
    <>
      <PageGround layout={layout} {...(trim ? { trim } : {})} />
      {placed.filter(hasPicture).map((field) => (
        <PlacedView key={field.id} field={field} />
      ))}
    </>
  );
}
