// @ts-nocheck
import { words } from '../words'

/** What the mail says that confirms a withdrawal from a contract. */
export const withdrawalWords = {
  en: {
    subject: (number, shop) => `We have received your withdrawal: order no. ${number} at ${shop}`,
    greeting: words.en.greeting,
    received: (time, number) =>
      `you have withdrawn from the contract for order no. ${number}. We received your statement on ${time}.`,
    action: 'View the order',
    statement: (name) => `This is what you, ${name}, have told us: I withdraw from the contract for`,
    further:
      'Please keep this e-mail. The withdrawal notice says what you have to send back, and by when you get your money.',
    notSent: 'Nothing of it has left us yet. Should a parcel reach you all the same, please send it back.',
  },
  de: {
    subject: (number, shop) => `Ihr Widerruf ist eingegangen: Bestellung Nr. ${number} bei ${shop}`,
    greeting: words.de.greeting,
    received: (time, number) =>
      `Sie haben den Vertrag über die Bestellung Nr. ${number} widerrufen. Ihre Erklärung ist am ${time} bei uns eingegangen.`,
    action: 'Zur Bestellung',
    statement: (name) => `Das haben Sie, ${name}, uns erklärt: Hiermit widerrufe ich den Vertrag über`,
    further:
      'Bitte bewahren Sie diese E-Mail auf. Was Sie zurücksenden und bis wann Sie Ihr Geld erhalten, steht in der Widerrufsbelehrung.',
    notSent:
      'Davon ist noch nichts unterwegs zu Ihnen. Sollte dennoch ein Paket bei Ihnen ankommen, senden Sie es bitte zurück.',
  },
  fr: {
    subject: (number, shop) => `Nous avons reçu votre rétractation : commande n° ${number} chez ${shop}`,
    greeting: words.fr.greeting,
    received: (time, number) =>
      `Vous vous êtes rétracté du contrat portant sur la commande n° ${number}. Nous avons reçu votre déclaration le ${time}.`,
    action: 'Voir la commande',
    statement: (name) => `Voici ce que vous, ${name}, nous avez déclaré : je me rétracte du contrat portant sur`,
    further:
      'Veuillez conserver cet e-mail. Ce que vous devez renvoyer et le délai de votre remboursement figurent dans l’information sur le droit de rétractation.',
    notSent: 'Rien n’est encore parti de chez nous. Si un colis vous parvient malgré tout, veuillez le renvoyer.',
  },
  es: {
    subject: (number, shop) => `Hemos recibido su desistimiento: pedido n.º ${number} en ${shop}`,
    greeting: words.es.greeting,
    received: (time, number) =>
      `Ha desistido del contrato sobre el pedido n.º ${number}. Recibimos su declaración el ${time}.`,
    action: 'Ver el pedido',
    statement: (name) => `Esto es lo que usted, ${name}, nos ha comunicado: desisto del contrato sobre`,
    further:
      'Conserve este correo. Qué debe devolver y cuándo recibirá su dinero se explica en la información sobre el derecho de desistimiento.',
    notSent: 'Todavía no ha salido nada de nuestro almacén. Si aun así le llega un paquete, devuélvalo, por favor.',
  },
  ja: {
    subject: (number, shop) => `【${shop}】契約の撤回を受け付けました（注文番号${number}）`,
    greeting: words.ja.greeting,
    received: (time, number) => `ご注文（注文番号${number}）の契約を撤回するお申し出を、${time}に受け付けました。`,
    action: '注文を見る',
    statement: (name) => `${name}様のお申し出の内容：次の商品について契約を撤回します。`,
    further:
      'このメールを保管してください。返送していただくものと返金の時期については、撤回権のご案内に記載しています。',
    notSent: '該当の商品はまだ発送していません。万一お手元に届いた場合は、ご返送ください。',
  },
  ar: {
    subject: (number, shop) => `استلمنا عدولك عن العقد: الطلب رقم ${number} في ${shop}`,
    greeting: words.ar.greeting,
    received: (time, number) => `عدلت عن العقد المتعلق بالطلب رقم ${number}. استلمنا إعلانك في ${time}.`,
    action: 'عرض الطلب',
    statement: (name) => `هذا ما أعلنته لنا باسم ${name}: أعدل عن العقد المتعلق بما يلي`,
    further: 'يُرجى الاحتفاظ بهذه الرسالة. يبيّن بيان حق العدول ما عليك إعادته وموعد رد المبلغ إليك.',
    notSent: 'لم نرسل أي شيء من ذلك بعد. إذا وصلك طرد رغم ذلك فيُرجى إعادته.',
  },
}
