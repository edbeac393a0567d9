import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { fileText, messageCircleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { share2 } from '@meetingapp/ui/icons/icons.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { addressOf } from '../../../lib/navigation/address.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useDetail } from '../../../shared/programme/pieces.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useShareLink } from '../data.ts';
import { dutiesOf, rolesOf } from '../view.ts';
import { FollowButton } from './FollowButton.tsx';
import type { PersonProps } from './PersonGate.tsx';
import { PersonHead } from './PersonHead.tsx';
import { LateWorks } from './LateWorks.tsx';
import { PersonItems } from './PersonItems.tsx';

export function PersonView({ programme, expert, back }: PersonProps) {
  const t = useT('people');
  const agenda = useT('agenda');
  const language = useLanguage();
  const share = useShareLink();
  const cid = String(programme.cid);
  const biography = useDetail(cid, 'biographies', expert.id);
  const name = pickLanguage(expert.name, language);
  useTitle(name);
  const roles = (rolesOf(programme).get(expert.id) ?? []).map((role) => agenda(`roles.${role}`));
  const duties = dutiesOf(programme, expert.id).map((duty) => pickLanguage(duty, language));
  const work = [expert.affiliation, expert.post].map((part) => pickLanguage(part, language)).filter(Boolean);
  const introduction = biography ? pickLanguage(biography, language) : '';
  const address = addressOf('personDetail', { pid: expert.id }, { cid }, {});
  return (
    <Page
      top={
        <TopBar
          back={back}
          actions={
            <>
              <LanguageSwitch className="ib text" />
              <IconButton
                icon={share2}
                label={t('share')}
                onClick={() => void share(name, work.join(agenda('comma')), address)}
              />
              <FollowButton programme={programme} expert={expert} />
            </>
          }
        />
      }
      className="person-page"
    >
      <PersonHead expert={expert}>
        {roles.length + duties.length > 0 && (
          <p className="tags">
            {[...new Set([...roles, ...duties])].map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
      </PersonHead>
      {work.length > 0 && <p className="work">{work.join(agenda('comma'))}</p>}
      {introduction !== '' && <p className="intro">{introduction}</p>}
      <p className="acts">
        <Link
          name="commentAdd"
          query={{ cid, target: 'speaker', expertId: expert.id }}
          className={buttonClass('fill', 'md')}
        >
          <Icon icon={messageCircleQuestionMark} size="s" />
          {t('ask')}
        </Link>
        {introduction !== '' && (
          <Link name="personDesc" query={{ pid: expert.id, cid }} className={buttonClass('outline', 'md')}>
            <Icon icon={fileText} size="s" />
            {t('biography')}
          </Link>
        )}
      </p>
      <PersonItems programme={programme} expert={expert} />
      <LateWorks cid={cid} expertId={expert.id} />
    </Page>
  );
}
