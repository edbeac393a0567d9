import type { ComponentType } from 'react';
import { useParameters } from '../../../lib/navigation/page.ts';
import { AgendaPage } from '../day/AgendaPage.tsx';
import type { LayoutProps } from '../day/AgendaDay.tsx';
import { ByHall } from '../day/ByHall.tsx';
import { ByTime } from '../day/ByTime.tsx';
import { ByTopic } from '../day/ByTopic.tsx';
import { Grid } from '../grid/Grid.tsx';
import { layoutNamed } from '../view.ts';
import type { Layout } from '../view.ts';

const shows: Record<Layout, ComponentType<LayoutProps>> = { list: ByTime, grid: Grid, hall: ByHall, topic: ByTopic };

/** S44: the agenda in the layout named in the address; the list when there is no such layout. */
export function AgendaLayout() {
  const { cid, tmpCal } = useParameters('calListLayout');
  const layout = layoutNamed(tmpCal);
  return <AgendaPage cid={cid} layout={layout} show={shows[layout]} />;
}
