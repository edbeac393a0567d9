import { Spinner } from '@meetingapp/ui/Spinner.tsx';
import { useSession } from '../lib/session.ts';
import { useT } from '../lib/texts.ts';
import { useRouterState } from './router-state.ts';
import { useLoaderKind } from './theme.ts';

/** Over the page while the next one is on its way or a screen says that something global loads (T1). */
export function GlobalSpinner() {
  const t = useT('app');
  const kind = useLoaderKind();
  const { moving } = useRouterState();
  const loading = useSession('loading');
  return moving || loading ? <Spinner kind={kind} label={t('loading')} /> : null;
}
