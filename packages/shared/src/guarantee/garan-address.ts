/** Where the QR code of the GARAN label leads, Annex II of Implementing Regulation (EU) 2025/1960. */
export const garanAddress = 'https://europa.eu/youreurope/commercial-guarantee-durability'
