import type { ComponentType } from 'react';
import { useParameters } from '../../../lib/page.ts';
import { AgendaPage } from '../parts/AgendaPage.tsx';
import type { LayoutProps } from '../parts/AgendaDay.tsx';
import { ByHall } from '../parts/ByHall.tsx';
import { ByTime } from '../parts/ByTime.tsx';
import { ByTopic } from '../parts/ByTopic.tsx';
import { Grid } from '../parts/Grid.tsx';
import { layoutNamed } from '../view.ts';
import type { Layout } from '../view.ts';

const shows: Record<Layout, ComponentType<LayoutProps>> = { list: ByTime, grid: Grid, hall: ByHall, topic: ByTopic };

/** S44: the agenda in the layout that the address names, the list where there is no such one. */
export function AgendaLayout() {
  const { cid, tmpCal } = useParameters('calListLayout');
  const layout = layoutNamed(tmpCal);
  return <AgendaPage cid={cid} layout={layout} show={shows[layout]} />;
}
