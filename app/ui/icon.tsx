const shapes = {
  alert: 'M12 8v5m0 3v.01M12 3.5 2.5 20h19z',
  bag: 'M5.5 8h13l1 12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3q-7 9 0 18 7-9 0-18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5l5 5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
}

export type IconName = keyof typeof shapes

/** A drawn sign beside a text that says the same; as large as the text around it, mirrored where it shows a direction. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-mirror={name === 'chevron-right' ? '' : undefined}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
