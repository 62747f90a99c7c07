/** The shop's collections, the one on the front page first. Each has a room in the pictures. */
export const collections = [
  {
    handle: 'slow-morning',
    en: {
      title: 'Slow Morning',
      description: 'Clay, oats and linen for the hour before anyone needs anything from you.',
    },
    de: {
      handle: 'langsamer-morgen',
      title: 'Langsamer Morgen',
      description: 'Ton, Hafer und Leinen für die Stunde, bevor irgendjemand etwas von Ihnen will.',
    },
  },
  {
    handle: 'garden-room',
    en: {
      title: 'Garden Room',
      description: 'Green light through the window: pots, vases and things that do not mind soil.',
    },
    de: {
      handle: 'gartenzimmer',
      title: 'Gartenzimmer',
      description: 'Grünes Licht durchs Fenster: Töpfe, Vasen und Dinge, die Erde nicht übel nehmen.',
    },
  },
  {
    handle: 'harbour',
    en: {
      title: 'Harbour',
      description: 'Stripes, canvas and cool blues, for people who check the weather before the news.',
    },
    de: {
      handle: 'hafen',
      title: 'Hafen',
      description: 'Streifen, Canvas und kühles Blau für Menschen, die vor den Nachrichten das Wetter lesen.',
    },
  },
  {
    handle: 'studio',
    en: { title: 'Studio', description: 'Tools for making things, and the furniture that stands still meanwhile.' },
    de: {
      handle: 'atelier',
      title: 'Atelier',
      description: 'Werkzeug, um etwas zu machen, und Möbel, die dabei stillstehen.',
    },
  },
  {
    handle: 'evening-light',
    en: { title: 'Evening Light', description: 'Lamps, glass and wool in the colours of half past eight.' },
    de: {
      handle: 'abendlicht',
      title: 'Abendlicht',
      description: 'Leuchten, Glas und Wolle in den Farben von halb neun am Abend.',
    },
  },
]
