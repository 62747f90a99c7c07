/** The shop's collections, the one on the front page first. Each has a room in the pictures. */
export const collections = [
  {
    handle: 'slow-morning',
    en: {
      title: 'Slow Morning',
      description: 'Clay, oats and linen for the hour before anyone needs anything from you.',
    },
  },
  {
    handle: 'garden-room',
    en: {
      title: 'Garden Room',
      description: 'Green light through the window: pots, vases and things that do not mind soil.',
    },
  },
  {
    handle: 'harbour',
    en: {
      title: 'Harbour',
      description: 'Stripes, canvas and cool blues, for people who check the weather before the news.',
    },
  },
  {
    handle: 'studio',
    en: { title: 'Studio', description: 'Tools for making things, and the furniture that stands still meanwhile.' },
  },
  {
    handle: 'evening-light',
    en: { title: 'Evening Light', description: 'Lamps, glass and wool in the colours of half past eight.' },
  },
]
