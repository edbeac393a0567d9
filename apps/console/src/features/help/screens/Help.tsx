import { Link } from '@tanstack/react-router';
import { useHelpAddress } from '../../../lib/navigation/help.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useGuide } from '../data.ts';
import { HelpFrame } from '../parts/HelpFrame.tsx';
import { plainText } from '../view.ts';

/** Contents of the handbook: each chapter with its introduction and tasks. */
export function Help() {
  const t = useT('help');
  const guide = useGuide();
  const toHelp = useHelpAddress();
  return (
    <HelpFrame guide={guide} title={t('title')}>
      <div className="help-cards">
        {guide.map(({ name, title, intro, sections }) => (
          <section key={name} aria-labelledby={`chapter-${name}`}>
            <h2 id={`chapter-${name}`}>
              <Link {...toHelp(name)}>{title}</Link>
            </h2>
            <p className="quiet">{plainText(intro.slice(0, 1))}</p>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link {...toHelp(`${name}#${section.id}`)}>{section.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </HelpFrame>
  );
}
