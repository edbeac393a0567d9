import '../parts/HallList.css';
import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { mapPin } from '@meetingapp/ui/icons-topics.ts';
import { chevronLeft } from '@meetingapp/ui/icons.ts';
import { useBack } from '../../../lib/go.tsx';
import { homePath } from '../../../lib/home-path.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { DockCode } from '../blocks/DockCode.tsx';
import { ExhibitorsSheet } from '../blocks/ExhibitorsSheet.tsx';
import { MapFloor } from '../blocks/MapFloor.tsx';
import type { Home } from '../blocks/block.ts';
import { useHome } from '../data.ts';
import { FloorSeek } from '../parts/FloorSeek.tsx';
import { HomeSkeleton } from '../parts/HomeSkeleton.tsx';
import { skinVariables } from '../templates/skin.ts';
import { tpl12 } from '../templates/tpl12.ts';

/** S87: the plan of the halls, whatever home the conference has; a link to a booth or a hall leads here, and Back to where it stood. */
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
  // What staff set by hand belongs to the home that they chose.
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
            <FloorSeek home={home} />
          </div>
        )}
      </header>
      <main>
        {info.levels.length === 0 && <EmptyState icon={mapPin} title={t('noPlan')} />}
        <MapFloor home={home} />
        <ExhibitorsSheet home={home} />
      </main>
      <DockCode home={home} />
    </div>
  );
}
