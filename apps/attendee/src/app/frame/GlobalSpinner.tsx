import { Spinner } from '@meetingapp/ui/feedback/Spinner.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useRouterState } from '../routing/router-state.ts';
import { useLoaderKind } from './theme.ts';

/** Spinner over the page while the next one loads or a screen reports global loading (T1). */
export function GlobalSpinner() {
  const t = useT('app');
  const kind = useLoaderKind();
  const { moving } = useRouterState();
  const loading = useSession('loading');
  return moving || loading ? <Spinner kind={kind} label={t('loading')} /> : null;
}
