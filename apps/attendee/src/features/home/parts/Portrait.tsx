import './Portrait.css';
import type { HomeExpert } from '@meetingapp/contract/home.ts';

/** A face; where there is no picture, a quiet bust with the first letter of the name. */
export function Portrait({ expert }: { expert: HomeExpert }) {
  if (expert.portrait !== null) return <img className="portrait" src={expert.portrait} alt="" loading="lazy" />;
  return (
    <svg className="portrait" viewBox="0 0 120 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path fill="#fff" fillOpacity=".42" d="M4 152c2-32 30-42 56-42s54 10 56 42z" />
      <path fill="#fff" fillOpacity=".62" d="M34 66a26 31 0 1 0 52 0 26 31 0 1 0-52 0z" />
      <text x="60" y="78" textAnchor="middle" fontSize="30" fontWeight="700" fill="var(--bust-ink, #2a1320)">
        {[...expert.name][0]}
      </text>
    </svg>
  );
}
