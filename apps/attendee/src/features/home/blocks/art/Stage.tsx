/** A stage with a lecture: screen, desk, the heads of the audience. */
export function Stage() {
  return (
    <svg className="art" viewBox="0 0 375 211" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="375" height="211" fill="#0b0d0e" />
      <path fill="#15191b" d="M0 0h375v150h-375z" />
      <path fill="#1e2426" d="M0 150h375v61h-375z" />
      <path fill="#c9ced0" d="M24 16h226v130h-226z" />
      <path fill="#aeb6b9" d="M24 16h226v130h-226z" />
      <g fill="none" stroke="#2a3033" strokeLinecap="round">
        <path strokeWidth="4.4" d="M72 26q6.4 12.5 19.5 20.1" />
        <path strokeWidth="2.9" d="M91.5 46.1q.8 10.6 7.7 19.8" />
        <path strokeWidth="1.9" d="M99.2 65.9q-3.3 7.4-1.9 16.1" />
        <path strokeWidth="1.3" d="M97.3 82q-4.7 3.9-6.7 10.3" />
        <path strokeWidth=".8" d="M90.6 92.3q-4.5 1.2-7.9 5.1" />
        <path strokeWidth=".8" d="M90.6 92.3q-1.9 3.9-1.2 8.5" />
        <path strokeWidth="1.3" d="M97.3 82q-.1 5.6 3.1 10.9" />
        <path strokeWidth=".8" d="M100.4 92.9q-1.9 3.8-1.4 8.5" />
        <path strokeWidth=".8" d="M100.4 92.9q1.5 3.6 5.1 6.1" />
        <path strokeWidth="1.9" d="M99.2 65.9q3.5 6.6 10.6 10.5" />
        <path strokeWidth="1.3" d="M109.8 76.4q.4 5.7 4.1 10.6" />
        <path strokeWidth=".8" d="M113.9 87q-1.6 4-.7 8.6" />
        <path strokeWidth=".8" d="M113.9 87q1.9 3.4 5.8 5.4" />
        <path strokeWidth="1.3" d="M109.8 76.4q4 3.3 9.6 3.9" />
        <path strokeWidth=".8" d="M119.4 80.3q1.3 3.8 4.7 6.4" />
        <path strokeWidth=".8" d="M119.4 80.3q3.6.8 7.3-.5" />
        <path strokeWidth="2.9" d="M91.5 46.1q7.6 6.2 18.2 7.3" />
        <path strokeWidth="1.9" d="M109.7 53.4q2.3 7.1 8.5 12.2" />
        <path strokeWidth="1.3" d="M118.2 65.6q-1.1 5.6 1.2 11.3" />
        <path strokeWidth=".8" d="M119.4 76.9q-2.5 3.5-2.6 8.2" />
        <path strokeWidth=".8" d="M119.4 76.9q.8 3.9 3.9 6.9" />
        <path strokeWidth="1.3" d="M118.2 65.6q3.7 3.7 9.3 4.8" />
        <path strokeWidth=".8" d="M127.5 70.4q.9 3.9 4 6.8" />
        <path strokeWidth=".8" d="M127.5 70.4q3.3 1.4 7.2.8" />
        <path strokeWidth="1.9" d="M109.7 53.4q6.7 1.4 13.6-1.4" />
        <path strokeWidth="1.3" d="M123.3 52q3.7 3.7 9.2 5" />
        <path strokeWidth=".8" d="M132.5 57q.8 3.8 3.9 6.9" />
        <path strokeWidth=".8" d="M132.5 57q3.4 1.2 7.3.2" />
        <path strokeWidth="1.3" d="M123.3 52q4.6-1.5 7.9-5.5" />
        <path strokeWidth=".8" d="M131.2 46.5q3.6.6 7.2-1" />
        <path strokeWidth=".8" d="M131.2 46.5q2.4-2.4 3.2-5.9" />
      </g>
      <path
        fill="none"
        stroke="#d92d3a"
        strokeWidth="2"
        d="M120 80a16 16 0 1 0 32 0 16 16 0 1 0-32 0zm28 11 18 27h66"
      />
      <path stroke="#2a3033" strokeWidth="3" d="M36 118h42m-42 10h30" />
      <path stroke="#2a3033" strokeWidth="1.6" d="M36 92h38m-38 8h30" />
      <path stroke="#2a3033" strokeWidth="1.6" fill="none" d="M190 30v52m0 0h48" />
      <path stroke="#d92d3a" strokeWidth="2.4" fill="none" d="M196 36c8 30 18 38 40 42" />
      <path fill="none" stroke="#3a4347" strokeWidth="2" d="M24 16h226v130h-226z" />
      <path fill="#fff" opacity=".05" d="M268 150l-18-134h112l13 134z" />
      <svg x="272" y="56" width="84" height="105" viewBox="0 0 120 150">
        <path fill="#dcae86" d="M50 84h20v28q-10 10-20 0z" />
        <path fill="#27364a" d="M6 152c2-26 24-35 43-42q11 10 22 0c19 7 41 16 43 42z" />
        <path fill="#fbfaf7" d="M49 109l11 27 11-27-3-3q-8 10-16 0z" />
        <path fill="#a83232" d="M57 120h6l1.5 32h-9zm-.5-4h7l-1.5 6h-4z" />
        <path
          fill="none"
          stroke="#000"
          strokeOpacity=".28"
          strokeWidth="1.6"
          d="M49 109l-11 10 12 9 8 24m13-43 11 10-12 9-8 24"
        />
        <path
          fill="#dcae86"
          d="M32.5 66a4.5 6.5 0 1 0 9 0 4.5 6.5 0 1 0-9 0zm46 0a4.5 6.5 0 1 0 9 0 4.5 6.5 0 1 0-9 0z"
        />
        <path fill="#efc9a6" d="M38 56c0-23 44-23 44 0l-.5 13c-.5 17-11.5 28-21.5 28-10 0-21-11-21.5-28z" />
        <path
          fill="#dcae86"
          fillOpacity=".55"
          d="M64 36c14 1 18 10 18 20l-.5 13c-.5 15-10.5 26-19.5 27.8 12-12.8 12-40.8 2-60.8z"
        />
        <path
          fill="none"
          stroke="#8d867f"
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M44 57q5-3 10-.5m12 0q5-2.5 10 .5"
        />
        <path
          fill="#2b2320"
          d="M47.4 64a2.1 2.5 0 1 0 4.2 0 2.1 2.5 0 1 0-4.2 0zm21 0a2.1 2.5 0 1 0 4.2 0 2.1 2.5 0 1 0-4.2 0z"
        />
        <path fill="none" stroke="#dcae86" strokeWidth="2.2" strokeLinecap="round" d="M60 64l-2.5 11q2.5 2 5 1" />
        <path fill="none" stroke="#8f3d33" strokeWidth="2.2" strokeLinecap="round" d="M53 84q7 5 14 0" />
        <g fill="#fff" fillOpacity=".16" stroke="#26282b" strokeWidth="1.8">
          <rect x="42" y="58" width="15" height="12" rx="5" />
          <rect x="63" y="58" width="15" height="12" rx="5" />
          <path fill="none" d="M57 62.5q3-1.5 6 0m-21-.5-4.5-1m40.5 1 4.5-1" />
        </g>
        <path
          fill="#b9bdc1"
          d="M36 60c-4-20 4-36 22-38 22-4 34 14 26 38-1-10-4-16-10-20-10 4-22-2-30 2-4 4-6 10-8 18z"
        />
        <path fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="2" d="M46 36c10-8 24-8 32 0" />
      </svg>
      <path fill="#39444a" d="M282 142h68l-6 54h-56z" />
      <path fill="#55636a" d="M278 136h76v8h-76z" />
      <path stroke="var(--brand)" strokeWidth="3" d="M304 166h24" />
      <path stroke="#9aa6ab" strokeWidth="2" d="M326 136l-6-14" />
      <g fill="#070909">
        <path d="M-13 169a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 37q17-36 34 0zm42-41a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 41q17-40 34 0zm42-37a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 37q17-36 34 0zm33-41a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 41q17-40 34 0zm42-37a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 37q17-36 34 0zm42-41a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 41q17-40 34 0zm33-37a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 37q17-36 34 0zm42-41a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 41q17-40 34 0zm42-37a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 37q17-36 34 0zm33-41a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 41q17-40 34 0zm42-37a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 37q17-36 34 0zm42-41a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 41q17-40 34 0zm33-37a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm-8 37q17-36 34 0z" />
      </g>
    </svg>
  );
}
