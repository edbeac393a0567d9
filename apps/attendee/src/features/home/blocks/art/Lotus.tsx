/** A lotus whose stem is a heartbeat, over rings of water. */
export function Lotus() {
  return (
    <svg className="art" viewBox="0 0 375 812" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="375" height="812" fill="var(--a1)" />
      <path fill="var(--a7)" d="M70 268a148 148 0 1 0 296 0 148 148 0 1 0-296 0z" />
      <path
        fill="var(--a2)"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="1"
        d="M-88 716a306 103.5 0 1 0 612 0 306 103.5 0 1 0-612 0z"
      />
      <path
        fill="none"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="1.2"
        d="M-54 716a272 92 0 1 0 544 0 272 92 0 1 0-544 0z"
      />
      <path
        fill="none"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="1.3"
        d="M-20 716a238 80.5 0 1 0 476 0 238 80.5 0 1 0-476 0z"
      />
      <path
        fill="var(--a2)"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="1.5"
        d="M14 716a204 69 0 1 0 408 0 204 69 0 1 0-408 0z"
      />
      <path
        fill="none"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="1.7"
        d="M48 716a170 57.5 0 1 0 340 0 170 57.5 0 1 0-340 0z"
      />
      <path
        fill="none"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="1.9"
        d="M82 716a136 46 0 1 0 272 0 136 46 0 1 0-272 0z"
      />
      <path
        fill="var(--a2)"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="2.1"
        d="M116 716a102 34.5 0 1 0 204 0 102 34.5 0 1 0-204 0z"
      />
      <path
        fill="none"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="2.2"
        d="M150 716a68 23 0 1 0 136 0 68 23 0 1 0-136 0z"
      />
      <path
        fill="none"
        fillOpacity=".35"
        stroke="var(--a6)"
        strokeWidth="2.4"
        d="M184 716a34 11.5 0 1 0 68 0 34 11.5 0 1 0-68 0z"
      />
      <path
        fill="none"
        stroke="var(--a6)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M218 376v94q-16 12 0 26v16l10 6-92 16 124 20-42 8v26q30 18 0 40v88"
      />
      <g transform="translate(218 372) rotate(-84)">
        <path fill="var(--a3)" d="M0 8c-39.5-38-47.1-107 0-158 47.1 51 39.5 120 0 158z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-25.8-31-31.9-76-12.2-118"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-31 0-76 0-118" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c25.8-31 31.9-76 12.2-118"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-51q-12.2-15-15.2-39m15.2 12q-7.6-15-8.4-33m8.4 60q12.2-15 15.2-39m-15.2 12q7.6-15 8.4-33"
        />
      </g>
      <g transform="translate(218 372) rotate(84)">
        <path fill="var(--a3)" d="M0 8c-39.5-38-47.1-107 0-158 47.1 51 39.5 120 0 158z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-25.8-31-31.9-76-12.2-118"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-31 0-76 0-118" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c25.8-31 31.9-76 12.2-118"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-51q-12.2-15-15.2-39m15.2 12q-7.6-15-8.4-33m8.4 60q12.2-15 15.2-39m-15.2 12q7.6-15 8.4-33"
        />
      </g>
      <g transform="translate(218 372) rotate(-58)">
        <path fill="var(--a4)" d="M0 8c-51-46-60.8-133.4 0-198 60.8 64.6 51 152 0 198z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-33.3-43-41.2-100-15.7-153.2"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-43 0-100 0-153.2" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c33.3-43 41.2-100 15.7-153.2"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-64.6q-15.7-19-19.6-49.4m19.6 15.2q-9.8-19-10.8-41.8m10.8 76q15.7-19 19.6-49.4m-19.6 15.2q9.8-19 10.8-41.8"
        />
      </g>
      <g transform="translate(218 372) rotate(58)">
        <path fill="var(--a4)" d="M0 8c-51-46-60.8-133.4 0-198 60.8 64.6 51 152 0 198z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-33.3-43-41.2-100-15.7-153.2"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-43 0-100 0-153.2" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c33.3-43 41.2-100 15.7-153.2"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-64.6q-15.7-19-19.6-49.4m19.6 15.2q-9.8-19-10.8-41.8m10.8 76q15.7-19 19.6-49.4m-19.6 15.2q9.8-19 10.8-41.8"
        />
      </g>
      <g transform="translate(218 372) rotate(-30)">
        <path fill="var(--a3)" d="M0 8c-60.3-53.2-71.9-157.2 0-234 71.9 76.8 60.3 180.8 0 234z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-39.4-53.8-48.7-121.6-18.6-184.9"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-53.8 0-121.6 0-184.9" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c39.4-53.8 48.7-121.6 18.6-184.9"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-76.8q-18.6-22.6-23.2-58.8m23.2 18.1q-11.6-22.6-12.8-49.7m12.8 90.4q18.6-22.6 23.2-58.8m-23.2 18.1q11.6-22.6 12.8-49.7"
        />
      </g>
      <g transform="translate(218 372) rotate(30)">
        <path fill="var(--a3)" d="M0 8c-60.3-53.2-71.9-157.2 0-234 71.9 76.8 60.3 180.8 0 234z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-39.4-53.8-48.7-121.6-18.6-184.9"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-53.8 0-121.6 0-184.9" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c39.4-53.8 48.7-121.6 18.6-184.9"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-76.8q-18.6-22.6-23.2-58.8m23.2 18.1q-11.6-22.6-12.8-49.7m12.8 90.4q18.6-22.6 23.2-58.8m-23.2 18.1q11.6-22.6 12.8-49.7"
        />
      </g>
      <g transform="translate(218 372) rotate(0)">
        <path fill="var(--a4)" d="M0 8c-64.5-58-76.9-173 0-258 76.9 85 64.5 200 0 258z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-42.2-61-52.1-136-19.8-206"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-61 0-136 0-206" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c42.2-61 52.1-136 19.8-206"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-85q-19.8-25-24.8-65m24.8 20q-12.4-25-13.6-55m13.6 100q19.8-25 24.8-65m-24.8 20q12.4-25 13.6-55"
        />
      </g>
      <g transform="translate(218 372) rotate(-68)">
        <path fill="var(--a2)" d="M0 8c-40.6-33.6-48.4-92.5 0-136 48.4 43.5 40.6 102.4 0 136z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-26.5-24.4-32.8-62.8-12.5-98.6"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-24.4 0-62.8 0-98.6" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c26.5-24.4 32.8-62.8 12.5-98.6"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-43.5q-12.5-12.8-15.6-33.3m15.6 10.2q-7.8-12.8-8.6-28.1m8.6 51.2q12.5-12.8 15.6-33.3m-15.6 10.2q7.8-12.8 8.6-28.1"
        />
      </g>
      <g transform="translate(218 372) rotate(68)">
        <path fill="var(--a2)" d="M0 8c-40.6-33.6-48.4-92.5 0-136 48.4 43.5 40.6 102.4 0 136z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-26.5-24.4-32.8-62.8-12.5-98.6"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-24.4 0-62.8 0-98.6" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c26.5-24.4 32.8-62.8 12.5-98.6"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-43.5q-12.5-12.8-15.6-33.3m15.6 10.2q-7.8-12.8-8.6-28.1m8.6 51.2q12.5-12.8 15.6-33.3m-15.6 10.2q7.8-12.8 8.6-28.1"
        />
      </g>
      <g transform="translate(218 372) rotate(-40)">
        <path fill="var(--a5)" d="M0 8c-47.8-40-57-113.6 0-168 57 54.4 47.8 128 0 168z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-31.3-34-38.6-82-14.7-126.8"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-34 0-82 0-126.8" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c31.3-34 38.6-82 14.7-126.8"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-54.4q-14.7-16-18.4-41.6m18.4 12.8q-9.2-16-10.1-35.2m10.1 64q14.7-16 18.4-41.6m-18.4 12.8q9.2-16 10.1-35.2"
        />
      </g>
      <g transform="translate(218 372) rotate(40)">
        <path fill="var(--a5)" d="M0 8c-47.8-40-57-113.6 0-168 57 54.4 47.8 128 0 168z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-31.3-34-38.6-82-14.7-126.8"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-34 0-82 0-126.8" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c31.3-34 38.6-82 14.7-126.8"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-54.4q-14.7-16-18.4-41.6m18.4 12.8q-9.2-16-10.1-35.2m10.1 64q14.7-16 18.4-41.6m-18.4 12.8q9.2-16 10.1-35.2"
        />
      </g>
      <g transform="translate(218 372) rotate(-15)">
        <path fill="var(--a2)" d="M0 8c-47.8-43.6-57-125.5 0-186 57 60.5 47.8 142.4 0 186z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-31.3-39.4-38.6-92.8-14.7-142.6"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-39.4 0-92.8 0-142.6" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c31.3-39.4 38.6-92.8 14.7-142.6"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-60.5q-14.7-17.8-18.4-46.3m18.4 14.2q-9.2-17.8-10.1-39.1m10.1 71.2q14.7-17.8 18.4-46.3m-18.4 14.2q9.2-17.8 10.1-39.1"
        />
      </g>
      <g transform="translate(218 372) rotate(15)">
        <path fill="var(--a2)" d="M0 8c-47.8-43.6-57-125.5 0-186 57 60.5 47.8 142.4 0 186z" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c-31.3-39.4-38.6-92.8-14.7-142.6"
        />
        <path fill="none" stroke="var(--a6)" strokeWidth="1.7" strokeLinecap="round" d="M0-14c0-39.4 0-92.8 0-142.6" />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M0-14c31.3-39.4 38.6-92.8 14.7-142.6"
        />
        <path
          fill="none"
          stroke="var(--a6)"
          strokeWidth=".9"
          d="M0-60.5q-14.7-17.8-18.4-46.3m18.4 14.2q-9.2-17.8-10.1-39.1m10.1 71.2q14.7-17.8 18.4-46.3m-18.4 14.2q9.2-17.8 10.1-39.1"
        />
      </g>
      <path fill="var(--a6)" d="M192 364q26 34 52 0-26 14-52 0z" />
    </svg>
  );
}
