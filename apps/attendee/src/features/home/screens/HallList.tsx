import './HallList.css';
import '../blocks/map/MapZoom.css';
import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { chevronLeft } from '@meetingapp/ui/icons/icons.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { homePath } from '../../../lib/navigation/home-path.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DockBar } from '../blocks/dock/DockBar.tsx';
import { ExhibitorsSheet } from '../blocks/map/ExhibitorsSheet.tsx';
import { MapFloor } from '../blocks/map/MapFloor.tsx';
import type { Home } from '../blocks/block.ts';
import { useHome } from '../data.ts';
import { FloorSearch } from '../floor/FloorSearch.tsx';
import { HomeSkeleton } from '../page/HomeSkeleton.tsx';
import { skinVariables } from '../templates/skin.ts';
import { tpl12 } from '../templates/tpl12.ts';

/**
 * S87: the hall plan, regardless of the conference's home template. Links to a booth or hall open here; Back returns to where the link
 * was.
 */
export function HallList() {
  const app = useT('app');
  const { cid } = useParameters('hallList');
  const { answer, failure, asking, again } = useHome(cid);
  if (answer) return <Halls cid={cid} info={answer.data} />;
  if (!failure) return <HomeSkeleton />;
  return (
    <Page>
      <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
    </Page>
  );
}

function Halls({ cid, info }: { cid: string; info: HomeInfo }) {
  const t = useT('home');
  const app = useT('app');
  const { theme } = info.conference;
  const back = useBack(homePath(theme.template), { cid });
  const home: Home = { cid, info, tiles: [], openNotices: () => undefined };
  // Colours that staff set manually apply only to the home they chose.
  const own = homePath(theme.template) === 'tpl12Home' ? info.skin : {};
  return (
    <div className="home halls" data-head={tpl12.head} style={skinVariables(tpl12, theme.brand, own)}>
      <header>
        <div className="h">
          <IconButton icon={chevronLeft} size="l" label={app('back')} onClick={back} />
          <h1>{t('halls')}</h1>
          <LanguageSwitch className="ib text" />
        </div>
        {info.levels.length > 0 && (
          <div className="seek">
            <FloorSearch home={home} />
          </div>
        )}
      </header>
      <main>
        {info.levels.length === 0 && <EmptyState icon={mapPin} title={t('noPlan')} />}
        <MapFloor home={home} zooms />
        <ExhibitorsSheet home={home} />
      </main>
      <DockBar home={home} />
    </div>
  );
}
