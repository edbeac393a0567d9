import { useLatePart } from '../../lib/rendering/use-late-part.ts';
import { useSession } from '../../lib/session/session.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useRouterState } from '../routing/router-state.ts';
import { useLoaderKind } from './theme.ts';

const load = async () => (await import('@meetingapp/ui/feedback/Spinner.tsx')).Spinner;

/** Spinner over the page while the next one loads or a screen reports global loading (T1). */
export function GlobalSpinner() {
  const t = useT('app');
  const kind = useLoaderKind();
  const { moving } = useRouterState();
  const loading = useSession('loading');
  const busy = moving || loading;
  const draw = useLatePart(load, busy);
  return busy ? draw({ kind, label: t('loading') }) : null;
}
