import { type NoticeLanguage } from '@vitrine/shared/guarantee/notice-texts'
import de from '@vitrine/shared/guarantee/qr-de.png'
import en from '@vitrine/shared/guarantee/qr-en.png'
import es from '@vitrine/shared/guarantee/qr-es.png'
import fr from '@vitrine/shared/guarantee/qr-fr.png'
import garan from '@vitrine/shared/guarantee/qr-garan.png'
import nl from '@vitrine/shared/guarantee/qr-nl.png'

/** The addresses of the pictures of QR codes, by the language of the notice, and that of the GARAN label. */
export const qrPictures: Record<NoticeLanguage | 'garan', string> = { de, en, es, fr, garan, nl }
