import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { visibleTiles } from '@meetingapp/domain/home/tiles.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { homePath } from '../../../lib/navigation/home-path.ts';
import { AddressLink, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { TileIcon } from '../blocks/tiles/TileIcon.tsx';
import { useHome, useRoles } from '../data.ts';

/** Milliseconds between updates of the tiles' visibility, which depends on time. */
const TILES_MS = 30_000;

/** All tiles of a home that this person may see, in the organiser's order, also those for which the template has no room. */
export function HomeTiles() {
  const t = useT('home');
  const app = useT('app');
  const { cid } = useParameters('homeTiles');
  const { answer, failure, asking, again } = useHome(cid);
  const back = useBack(homePath(answer?.data.conference.theme.template ?? 1), { cid });
  return (
    <Page
      top={
        <TopBar
          title={t('tiles')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {answer && <All cid={cid} info={answer.data} />}
      {!answer && failure && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {!answer && !failure && (
        <Waiting label={app('loading')}>
          <Skeleton height="8rem" />
        </Waiting>
      )}
    </Page>
  );
}

function All({ cid, info }: { cid: string; info: HomeInfo }) {
  const roles = useRoles(cid, info);
  const tiles = visibleTiles(info.tiles, roles, useNow(TILES_MS));
  return (
    <List>
      {tiles.map(({ key, to, icon, image, title, badge }) => (
        <AddressLink key={key} address={to} className="li ic">
          <TileIcon tile={{ icon, image }} />
          <span className="grow">{title}</span>
          {badge !== '' && <Tag kind="soon">{badge}</Tag>}
          <Icon icon={chevronRight} size="s" className="chev" />
        </AddressLink>
      ))}
    </List>
  );
}
