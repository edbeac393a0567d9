import type { ReactNode } from 'react';

/** Paper-cut drawings for the standard tiles, by the icon that staff chose. */
const drawings: Readonly<Record<string, ReactNode>> = {
  calendarDays: (
    <>
      <path fill="var(--a2)" d="M82 52a34 34 0 1 0 68 0 34 34 0 1 0-68 0z" />
      <path fill="var(--a6)" d="M-4 96h96v16h-96z" />
      <path fill="var(--a7)" d="M-4 118h132v16h-132z" />
      <path fill="var(--a3)" d="M-4 140h70v16h-70z" />
      <path fill="var(--a7)" d="M-4 74h58v16h-58z" />
    </>
  ),
  radio: (
    <>
      <g fill="none" strokeWidth="11">
        <path stroke="var(--a2)" d="M58 96a22 22 0 1 0 44 0 22 22 0 1 0-44 0z" />
        <path stroke="var(--a7)" d="M36 96a44 44 0 1 0 88 0 44 44 0 1 0-88 0z" />
        <path stroke="var(--a2)" d="M14 96a66 66 0 1 0 132 0 66 66 0 1 0-132 0z" />
        <path stroke="var(--a7)" d="M-8 96a88 88 0 1 0 176 0 88 88 0 1 0-176 0z" />
      </g>
      <path fill="var(--a7)" d="M68 96a12 12 0 1 0 24 0 12 12 0 1 0-24 0z" />
    </>
  ),
  users: (
    <>
      <path fill="var(--a6)" d="M28 70a20 20 0 1 0 40 0 20 20 0 1 0-40 0zm-20 92q2-64 40-64 38 0 40 64z" />
      <path fill="var(--a7)" d="M90 62a22 22 0 1 0 44 0 22 22 0 1 0-44 0zm-24 100q4-70 46-70 42 0 46 70z" />
      <path fill="var(--a1)" d="M57 92a23 23 0 1 0 46 0 23 23 0 1 0-46 0zm-23 78q2-48 46-48 44 0 46 48z" />
    </>
  ),
  clipboardPen: (
    <>
      <path fill="none" stroke="var(--a5)" strokeWidth="9" d="M44-4l36 78 36-78" />
      <rect x="42" y="62" width="76" height="96" rx="6" fill="var(--a7)" />
      <rect x="68" y="70" width="24" height="7" rx="3.5" fill="var(--a5)" />
      <path fill="var(--a1)" d="M65 104a15 15 0 1 0 30 0 15 15 0 1 0-30 0zm-11 42q26-42 52 0z" />
    </>
  ),
  fileText: (
    <>
      <g>
        <path fill="var(--a3)" transform="rotate(-14 80 100)" d="M38 44h78v104h-78z" />
        <path fill="var(--a2)" transform="rotate(4 80 100)" d="M40 44h78v104h-78z" />
        <path fill="var(--a7)" transform="rotate(17 80 100)" d="M44 48h78v104h-78z" />
      </g>
      <path
        transform="translate(88 128) rotate(17) scale(0.78)"
        fill="none"
        stroke="var(--a1)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M-26 14h52M-26-8h52M-26-30h34"
      />
    </>
  ),
  trainFront: (
    <>
      <path fill="var(--a5)" d="M-6 120h172v16h-16a26 26 0 0 0-52 0h-36a26 26 0 0 0-52 0h-16z" />
      <path fill="var(--a6)" d="M-6 150q26-10 52 0t52 0 68-2v22h-172z" />
      <path fill="var(--a7)" d="M20 84h98q28 0 32 30h-130z" />
      <path fill="var(--a5)" d="M118 92q16 0 20 14h-20z" />
      <path fill="var(--a1)" d="M32 92h20v12h-20zm28 0h20v12h-20zm28 0h20v12h-20z" />
      <path fill="var(--a2)" d="M20 46a20 20 0 1 0 40 0 20 20 0 1 0-40 0z" />
    </>
  ),
  store: (
    <>
      <path fill="var(--a7)" d="M14 70h132v92h-132z" />
      <path fill="var(--a1)" d="M6 40h148l6 36h-160z" />
      <path fill="var(--a7)" d="M37 40h26l-3 36h-30zm60 0h26l7 36h-30z" />
      <path fill="var(--a1)" d="M0 76a15 13 0 0 0 30 0zm60 0a20 13 0 0 0 40 0zm70 0a15 13 0 0 0 30 0z" />
      <path fill="var(--a7)" d="M30 76a15 13 0 0 0 30 0zm70 0a15 13 0 0 0 30 0z" />
      <path fill="var(--a3)" d="M30 104h44v58h-44z" />
      <path fill="var(--a5)" d="M90 104h40v30h-40z" />
    </>
  ),
  presentation: (
    <>
      <path fill="var(--a7)" d="M20 40h52v72h-52z" />
      <path fill="var(--a2)" d="M88 28h52v72h-52z" />
      <path fill="var(--a6)" d="M20 122h52v40h-52z" />
      <path fill="var(--a7)" d="M88 110h52v52h-52z" />
      <path
        transform="translate(46 98) rotate(0) scale(0.48)"
        fill="none"
        stroke="var(--a3)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M-26 14h52M-26-8h52M-26-30h34"
      />
      <path fill="var(--a1)" d="M98 62a16 16 0 1 0 32 0 16 16 0 1 0-32 0z" />
      <path
        fill="none"
        stroke="var(--a1)"
        strokeWidth="4"
        d="M92 138h8.3q3.2-4.8 6.4 0h3.7l1.8 2.6 2.8-24.6 3.2 29.5 1.8-7.5h4.1q4.6-7.9 9.2 0h4.7"
      />
    </>
  ),
  bedDouble: (
    <>
      <path fill="var(--a2)" d="M90 46a26 26 0 1 0 52 0 26 26 0 1 0-52 0z" />
      <path fill="var(--cut)" d="M80 40a24 24 0 1 0 48 0 24 24 0 1 0-48 0z" />
      <path fill="var(--a7)" d="M12 76h12v86h-12zm4 42h136v26h-136zm124 0h12v44h-12z" />
      <rect x="28" y="98" width="40" height="22" rx="8" fill="var(--a3)" />
      <path fill="var(--a1)" d="M70 120q6-22 34-22h36v22z" />
    </>
  ),
  gift: (
    <>
      <g transform="translate(80 100)">
        <path fill="var(--a1)" d="M0 0h62a62 62 0 0 1-18.2 43.8z" />
        <path fill="var(--a7)" d="M0 0l43.8 43.8a62 62 0 0 1-43.8 18.2z" />
        <path fill="var(--a3)" d="M0 0v62a62 62 0 0 1-43.8-18.2z" />
        <path fill="var(--a7)" d="M0 0l-43.8 43.8a62 62 0 0 1-18.2-43.8z" />
        <path fill="var(--a2)" d="M0 0h-62a62 62 0 0 1 18.2-43.8z" />
        <path fill="var(--a7)" d="M0 0l-43.8-43.8a62 62 0 0 1 43.8-18.2z" />
        <path fill="var(--a6)" d="M0 0v-62a62 62 0 0 1 43.8 18.2z" />
        <path fill="var(--a7)" d="M0 0l43.8-43.8a62 62 0 0 1 18.2 43.8z" />
        <path fill="var(--a5)" d="M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0z" />
      </g>
      <path fill="var(--a5)" d="M72 26h16l-8 22z" />
    </>
  ),
  camera: (
    <>
      <path fill="var(--a7)" d="M22 40h116v116h-116z" />
      <path fill="var(--a6)" d="M32 50h96v80h-96z" />
      <path fill="var(--a2)" d="M91 74a13 13 0 1 0 26 0 13 13 0 1 0-26 0z" />
      <path fill="var(--a3)" d="M32 130l32-48 22 30 12-14 30 32z" />
    </>
  ),
  idCard: (
    <>
      <rect x="22" y="52" width="116" height="84" rx="8" fill="var(--a7)" />
      <path fill="var(--a1)" d="M40 84a16 16 0 1 0 32 0 16 16 0 1 0-32 0zm-8 38q4-22 24-22t24 22z" />
      <path fill="var(--a6)" d="M92 74h32v10H92zm0 20h32v10H92zm0 20h20v8H92z" />
      <path fill="var(--a2)" d="M118 30a16 16 0 1 0 32 0 16 16 0 1 0-32 0z" />
    </>
  ),
  bookOpen: (
    <>
      <path fill="var(--a5)" d="M10 52h140v100H10z" />
      <path fill="var(--a7)" d="M18 44q36-10 60 8v96q-24-18-60-8z" />
      <path fill="var(--a2)" d="M142 44q-36-10-60 8v96q24-18 60-8z" />
      <path fill="var(--a1)" d="M96 70q18-8 34-5v12q-16-3-34 5z" />
      <path fill="var(--a3)" d="M30 70q16-3 34 5v10q-18-8-34-5zm0 26q16-3 34 5v10q-18-8-34-5z" />
    </>
  ),
  receipt: (
    <>
      <path fill="var(--a7)" d="M40 24h80v132l-16-12-12 12-12-12-12 12-12-12-16 12z" />
      <path fill="var(--a6)" d="M54 44h52v9H54zm0 20h36v9H54z" />
      <path fill="var(--a3)" d="M54 96h20v9H54z" />
      <path fill="var(--a1)" d="M82 108a16 16 0 1 0 32 0 16 16 0 1 0-32 0z" />
    </>
  ),
  logIn: (
    <>
      <path fill="var(--a5)" d="M54 20h84v140H54z" />
      <path fill="var(--a2)" d="M68 34h70v126H68z" />
      <path fill="var(--a7)" d="M68 34l44 16v110H68z" />
      <path fill="var(--a1)" d="M94 102a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" />
      <path fill="var(--a3)" d="M4 88h30V74l26 22-26 22v-14H4z" />
    </>
  ),
  phone: (
    <>
      <path
        fill="var(--a7)"
        d="M26 40h108a12 12 0 0 1 12 12v62a12 12 0 0 1-12 12H84l-34 30v-30H26a12 12 0 0 1-12-12V52a12 12 0 0 1 12-12z"
      />
      <path fill="var(--a1)" d="M44 84a10 10 0 1 0 20 0 10 10 0 1 0-20 0z" />
      <path fill="var(--a2)" d="M72 84a10 10 0 1 0 20 0 10 10 0 1 0-20 0z" />
      <path fill="var(--a3)" d="M100 84a10 10 0 1 0 20 0 10 10 0 1 0-20 0z" />
    </>
  ),
  award: (
    <>
      <path fill="var(--a1)" d="M52 16h22l14 60H66z" />
      <path fill="var(--a6)" d="M108 16H86L72 76h22z" />
      <path fill="var(--a2)" d="M38 104a42 42 0 1 0 84 0 42 42 0 1 0-84 0z" />
      <path fill="var(--a7)" d="M52 104a28 28 0 1 0 56 0 28 28 0 1 0-56 0z" />
      <path fill="var(--a1)" d="M80 84l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" />
    </>
  ),
};

/** A rising sun, for icons without a drawing. */
const other = (
  <>
    <path fill="var(--a2)" d="M-10 168a90 90 0 0 1 180 0z" />
    <path fill="var(--a7)" d="M20 168a60 60 0 0 1 120 0z" />
    <path fill="var(--a1)" d="M50 168a30 30 0 0 1 60 0z" />
    <path fill="var(--a6)" d="M100 40a20 20 0 1 0 40 0 20 20 0 1 0-40 0z" />
  </>
);

/** With `whole` the drawing fits its frame; otherwise it fills the frame and may be cropped. */
export function TileDrawing({ icon, whole = false }: { icon: string; whole?: boolean }) {
  return (
    <svg
      className="art"
      viewBox="0 0 160 160"
      preserveAspectRatio={whole ? 'xMidYMax meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {drawings[icon] ?? other}
    </svg>
  );
}
