/** Cells side by side, as under a microscope. */
export function CellsDrawing() {
  return (
    <svg className="art" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="120" fill="var(--a1)" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M5.9 14.5l-11.6 7.2-12.4-6.3 .5-13.8 11.2-9.4 13.3 8z"
      />
      <path fill="var(--a5)" d="M-12.3 6.8a4.9 4.9 0 1 0 9.8 0 4.9 4.9 0 1 0-9.8 0z" />
      <path
        fill="var(--a3)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M43.7 16.6l-15.3 9.3-14.7-9.2 1.1-15.9 12.8-10 14.8 8.4z"
      />
      <path fill="var(--a5)" d="M25.3 8.1a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M76.3 15.8l-14 6.9-13.6-6.6 1-14.8 11.9-8.7 12.2 8.2z"
      />
      <path fill="var(--a5)" d="M56.1 5.2a5 5 0 1 0 10 0 5 5 0 1 0-10 0z" />
      <path
        fill="var(--a4)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M109.7 15.5l-13.4 6.6-13.5-6.1-.4-15.4 13.3-6.9 13.6 6.2z"
      />
      <path fill="var(--a5)" d="M91.2 6.9a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M143.4 15.3l-13 7.9-11.7-8.3-.8-13.5 11.7-8.5 13.4 7.2z"
      />
      <path fill="var(--a5)" d="M123.5 11a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" />
      <path
        fill="var(--a3)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M177.7 15.5l-13.4 6.7-12-7-1.7-14.5 13-8.4 12.9 8.1z"
      />
      <path fill="var(--a5)" d="M157.4 5.1a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 1 0-8.6 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M26.6 46.5l-15.2 9-14.8-8.7-1.6-17.5 15.6-6.4 14.6 6.5z"
      />
      <path fill="var(--a5)" d="M9.5 40.9a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0z" />
      <path
        fill="var(--a4)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M59.6 46l-14.2 7.8-14-7.5-1.6-16.6 14.8-8.9 14.2 8.8z"
      />
      <path fill="var(--a5)" d="M43.5 38.8a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M94.3 46.3l-14.9 7.6-13.4-8-2.9-16.6 15.5-8.1 15.4 7.7z"
      />
      <path fill="var(--a5)" d="M77.3 40.7a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0z" />
      <path
        fill="var(--a3)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M128.6 46.5l-15.2 7.3-15.4-6.6-.4-17.6 15-7.8 16.1 6.7z"
      />
      <path fill="var(--a5)" d="M109.8 39.4a5 5 0 1 0 10 0 5 5 0 1 0-10 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M159.5 44.8l-12.2 7.8-14.4-6-.7-16.7 14.5-6.1 14.6 5.5z"
      />
      <path fill="var(--a5)" d="M143.5 35.9a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0z" />
      <path
        fill="var(--a4)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M195.7 46l-14.3 9-14.6-8.3 1-15.9 12.8-10.3 13.8 9.3z"
      />
      <path fill="var(--a5)" d="M177.2 35.2a3.1 3.1 0 1 0 6.2 0 3.1 3.1 0 1 0-6.2 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M6 74.5l-11.7 7.4-13.9-5.6 1.8-14.7 11.4-8.8 12.2 8z"
      />
      <path fill="var(--a5)" d="M-10.1 70.6a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0z" />
      <path
        fill="var(--a3)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M40.9 75l-12.5 8.8-13.6-7.8-1-15.8 13.8-8.9 13.6 8.6z"
      />
      <path fill="var(--a5)" d="M24 66.3a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M76.2 75.8l-13.8 9.2-13.8-8.8-1.2-16.2 14.2-7.9 15.2 6.9z"
      />
      <path fill="var(--a5)" d="M57.8 67.5a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" />
      <path
        fill="var(--a4)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M109.3 75.3l-12.9 10.2-14.4-8.9-1-16.8 14.6-8.5 15.5 7.5z"
      />
      <path fill="var(--a5)" d="M89.2 70.2a4.7 4.7 0 1 0 9.4 0 4.7 4.7 0 1 0-9.4 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M143.6 75.4l-13.2 9-13.6-8.4 .9-14.7 12-8 14 6.4z"
      />
      <path fill="var(--a5)" d="M128.4 70.7a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" />
      <path
        fill="var(--a3)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M176.3 74.7l-12 7.1-13.1-6-.3-14.9 12.8-6.8 13.1 6.1z"
      />
      <path fill="var(--a5)" d="M160.3 66.8a3.1 3.1 0 1 0 6.2 0 3.1 3.1 0 1 0-6.2 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M27.3 106.9l-15.9 7.7-16-7.1 1.3-17.3 13.9-9.8 14.7 8.9z"
      />
      <path fill="var(--a5)" d="M10.3 96.6a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0z" />
      <path
        fill="var(--a4)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M59.9 106.1l-14.6 6.6-14.8-5.9 1.7-15.8 12.4-8.8 13 8.1z"
      />
      <path fill="var(--a5)" d="M42.3 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M90.9 104.5l-11.6 6.9-13-5.7-.5-14.9 12.9-7 12.7 6.7z"
      />
      <path fill="var(--a5)" d="M74.9 100.8a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0z" />
      <path
        fill="var(--a3)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M126.9 105.6l-13.5 9.5-13.1-9.4-2.5-16 14.9-6.3 14.3 6.1z"
      />
      <path fill="var(--a5)" d="M108.5 95.7a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M160.3 105.2l-12.9 8.7-12.2-8.7-2.9-15.2 14.3-7.8 13.3 8z"
      />
      <path fill="var(--a5)" d="M142.9 97.2a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" />
      <path
        fill="var(--a4)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M195.7 106l-14.3 10-15.3-8.9-.3-17.4 14.8-7.3 14.9 6.8z"
      />
      <path fill="var(--a5)" d="M175.8 96.9a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 1 0-8.6 0z" />
      <path
        fill="var(--a2)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M10.3 136.9l-15.9 10.1-14-10.7-.4-15.9 13.6-8.9 16.5 6.7z"
      />
      <path fill="var(--a5)" d="M-7.9 128.3a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0z" />
      <path
        fill="var(--a3)"
        stroke="var(--a1)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M39.9 134.5l-11.5 8.5-11.8-8.1-1.8-14.1 12.9-6.6 13.1 6z"
      />
      <path fill="var(--a5)" d="M23.6 129.8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0z" />
    </svg>
  );
}
