// @ts-nocheck
/** What the mails about a return say: when it is announced and when it has arrived. */
export const returnWords = {
  en: {
    items: 'You send back',
    way: 'How it comes back',
    refund: 'Refund',
    ownWay: 'You send it yourself',
    requested: {
      subject: (number, shop) => `Your return of order no. ${number} at ${shop}`,
      intro: (name, number) =>
        `we have your return ${name} of order no. ${number}. Please print its slip and put it into the parcel with the items:`,
      action: 'Open the slip',
      paidWay: 'The costs of the way back are taken off the refund already.',
      ownWay:
        'Send the parcel with a carrier of your choice, and keep the receipt until we have told you that it has arrived.',
      then: 'Once it has arrived and been checked, we refund the amount the way you paid. What is not paid yet comes off the invoice.',
      thenCard: 'Once it has arrived and been checked, the amount goes back to the gift card that you paid with.',
      thenBesideCard: (amount, card) =>
        `Once it has arrived and been checked, we refund ${amount} the way you paid, and ${card} goes back to the gift card that you paid with.`,
      thenWritten:
        'Once it has arrived and been checked, we will write to tell you how you get the amount back: not all of it can come back the way you paid.',
    },
    received: {
      subject: (number, shop) => `Your return of order no. ${number} at ${shop} has arrived`,
      intro: (name, number) => `your return ${name} of order no. ${number} has arrived.`,
      items: 'In the parcel',
      refunded: 'We have refunded the amount the way you paid. It may take your bank a few days to show it.',
      card: (amount) => `${amount} of it went back to the gift card that you paid with, and can be used at once.`,
      exchange: (name) => `It belongs to your exchange ${name}.`,
      checked: 'It is not quite what was announced, so we are looking into it.',
      pending: 'We are looking into what we refund, and will write to you as soon as it is done.',
    },
  },
  de: {
    items: 'Sie senden zurück',
    way: 'Weg der Rücksendung',
    refund: 'Erstattung',
    ownWay: 'Sie verschicken es selbst',
    requested: {
      subject: (number, shop) => `Ihre Rücksendung zur Bestellung Nr. ${number} bei ${shop}`,
      intro: (name, number) =>
        `Ihre Rücksendung ${name} zur Bestellung Nr. ${number} ist bei uns angemeldet. Bitte drucken Sie den Rücksendeschein aus und legen Sie ihn mit den Artikeln in das Paket:`,
      action: 'Zum Rücksendeschein',
      paidWay: 'Die Kosten der Rücksendung sind von der Erstattung schon abgezogen.',
      ownWay:
        'Senden Sie das Paket mit einem Paketdienst Ihrer Wahl, und bewahren Sie den Beleg auf, bis wir Ihnen die Ankunft bestätigt haben.',
      then: 'Sobald es angekommen und geprüft ist, erstatten wir den Betrag auf dem Weg, auf dem Sie bezahlt haben. Was noch nicht bezahlt ist, ziehen wir von der Rechnung ab.',
      thenCard:
        'Sobald es angekommen und geprüft ist, kommt der Betrag zurück auf die Geschenkkarte, mit der Sie bezahlt haben.',
      thenBesideCard: (amount, card) =>
        `Sobald es angekommen und geprüft ist, erstatten wir ${amount} auf dem Weg, auf dem Sie bezahlt haben; ${card} kommen zurück auf die Geschenkkarte, mit der Sie bezahlt haben.`,
      thenWritten:
        'Sobald es angekommen und geprüft ist, schreiben wir Ihnen, wie Sie den Betrag zurückerhalten: Auf dem Weg, auf dem Sie bezahlt haben, lässt sich nicht alles erstatten.',
    },
    received: {
      subject: (number, shop) => `Ihre Rücksendung zur Bestellung Nr. ${number} bei ${shop} ist angekommen`,
      intro: (name, number) => `Ihre Rücksendung ${name} zur Bestellung Nr. ${number} ist bei uns angekommen.`,
      items: 'Im Paket',
      refunded:
        'Wir haben den Betrag auf dem Weg erstattet, auf dem Sie bezahlt haben. Bis Sie ihn sehen, kann es bei Ihrer Bank einige Tage dauern.',
      card: (amount) =>
        `Davon sind ${amount} zurück auf der Geschenkkarte, mit der Sie bezahlt haben, und gleich wieder verwendbar.`,
      exchange: (name) => `Sie gehört zu Ihrem Umtausch ${name}.`,
      checked: 'Der Inhalt weicht von der Ankündigung ab; wir gehen dem nach.',
      pending: 'Wir prüfen, was wir erstatten, und schreiben Ihnen, sobald es erledigt ist.',
    },
  },
  fr: {
    items: 'Vous renvoyez',
    way: 'Mode de renvoi',
    refund: 'Remboursement',
    ownWay: 'Vous l’envoyez vous-même',
    requested: {
      subject: (number, shop) => `Votre retour de la commande n° ${number} chez ${shop}`,
      intro: (name, number) =>
        `Votre retour ${name} de la commande n° ${number} est enregistré. Veuillez imprimer son bordereau et le glisser dans le colis avec les articles :`,
      action: 'Ouvrir le bordereau',
      paidWay: 'Les frais de renvoi sont déjà déduits du remboursement.',
      ownWay:
        'Envoyez le colis avec le transporteur de votre choix et conservez le reçu jusqu’à ce que nous vous ayons confirmé son arrivée.',
      then: 'Une fois le colis arrivé et vérifié, nous vous remboursons par le moyen de paiement que vous aviez utilisé. Ce qui n’est pas encore payé est déduit de la facture.',
      thenCard:
        'Une fois le colis arrivé et vérifié, le montant revient sur la carte cadeau avec laquelle vous avez payé.',
      thenBesideCard: (amount, card) =>
        `Une fois le colis arrivé et vérifié, nous vous remboursons ${amount} par le moyen de paiement que vous aviez utilisé, et ${card} reviennent sur la carte cadeau avec laquelle vous avez payé.`,
      thenWritten:
        'Une fois le colis arrivé et vérifié, nous vous écrirons comment le montant vous revient : tout ne peut pas être remboursé par le moyen de paiement que vous aviez utilisé.',
    },
    received: {
      subject: (number, shop) => `Votre retour de la commande n° ${number} chez ${shop} est arrivé`,
      intro: (name, number) => `Votre retour ${name} de la commande n° ${number} est arrivé.`,
      items: 'Dans le colis',
      refunded:
        'Nous avons remboursé le montant par le moyen de paiement que vous aviez utilisé. Selon votre banque, quelques jours peuvent passer avant que vous le voyiez.',
      card: (amount) =>
        `${amount} sont revenus sur la carte cadeau avec laquelle vous avez payé et sont utilisables dès maintenant.`,
      exchange: (name) => `Il se rattache à votre échange ${name}.`,
      checked: 'Il ne correspond pas tout à fait à ce qui était annoncé ; nous vérifions.',
      pending: 'Nous vérifions ce que nous vous remboursons et vous écrivons dès que c’est fait.',
    },
  },
  es: {
    items: 'Devuelve',
    way: 'Forma de devolución',
    refund: 'Reembolso',
    ownWay: 'Lo envía por su cuenta',
    requested: {
      subject: (number, shop) => `Su devolución del pedido n.º ${number} en ${shop}`,
      intro: (name, number) =>
        `Su devolución ${name} del pedido n.º ${number} está registrada. Imprima su justificante e inclúyalo en el paquete con los artículos:`,
      action: 'Abrir el justificante',
      paidWay: 'Los gastos de devolución ya están descontados del reembolso.',
      ownWay:
        'Envíe el paquete con el transportista que prefiera y guarde el resguardo hasta que le confirmemos que ha llegado.',
      then: 'Cuando haya llegado y lo hayamos revisado, le reembolsaremos por el mismo medio de pago. Lo que aún no esté pagado se descuenta de la factura.',
      thenCard: 'Cuando haya llegado y lo hayamos revisado, el importe volverá a la tarjeta regalo con la que pagó.',
      thenBesideCard: (amount, card) =>
        `Cuando haya llegado y lo hayamos revisado, le reembolsaremos ${amount} por el mismo medio de pago y ${card} volverán a la tarjeta regalo con la que pagó.`,
      thenWritten:
        'Cuando haya llegado y lo hayamos revisado, le escribiremos cómo se le devuelve el importe: no todo se puede devolver por el medio con el que pagó.',
    },
    received: {
      subject: (number, shop) => `Su devolución del pedido n.º ${number} en ${shop} ha llegado`,
      intro: (name, number) => `Su devolución ${name} del pedido n.º ${number} ha llegado.`,
      items: 'En el paquete',
      refunded:
        'Hemos reembolsado el importe por el mismo medio de pago. Según su banco, puede tardar unos días en verlo.',
      card: (amount) => `${amount} han vuelto a la tarjeta regalo con la que pagó y ya se pueden usar.`,
      exchange: (name) => `Corresponde a su cambio ${name}.`,
      checked: 'No coincide del todo con lo anunciado, así que lo estamos comprobando.',
      pending: 'Estamos revisando lo que le devolvemos y le escribiremos en cuanto esté hecho.',
    },
  },
  ja: {
    items: '返送していただく商品',
    way: '返送方法',
    refund: '返金額',
    ownWay: 'ご自身で発送',
    requested: {
      subject: (number, shop) => `【${shop}】返品のお申し込みを承りました（注文番号${number}）`,
      intro: (name, number) =>
        `ご注文（注文番号${number}）の返品${name}のお申し込みを承りました。返品用紙を印刷し、商品と一緒に箱に入れてください。`,
      action: '返品用紙を開く',
      paidWay: '返送の費用は、返金額から差し引き済みです。',
      ownWay: 'お好きな配送業者でお送りください。到着のお知らせが届くまで、控えを保管してください。',
      then: '商品が到着し、確認が済みましたら、お支払いと同じ方法で返金します。未払い分は請求額から差し引きます。',
      thenCard: '商品が到着し、確認が済みましたら、お支払いに使われたギフトカードの残高に戻します。',
      thenBesideCard: (amount, card) =>
        `商品が到着し、確認が済みましたら、${amount}をお支払いと同じ方法で返金し、${card}をお支払いに使われたギフトカードの残高に戻します。`,
      thenWritten:
        '商品が到着し、確認が済みましたら、返金方法をメールでご案内します。一部は、お支払いと同じ方法では返金できません。',
    },
    received: {
      subject: (number, shop) => `【${shop}】返品された商品が到着しました（注文番号${number}）`,
      intro: (name, number) => `ご注文（注文番号${number}）の返品${name}が到着しました。`,
      items: 'お荷物の内容',
      refunded: 'お支払いと同じ方法で返金しました。反映まで数日かかる場合があります。',
      card: (amount) =>
        `そのうち${amount}は、お支払いに使われたギフトカードの残高に戻しました。すぐにお使いいただけます。`,
      exchange: (name) => `この返送は、交換${name}のお手続きに含まれます。`,
      checked: 'お申し込みの内容と異なる点があるため、確認しています。',
      pending: '返金額を確認しています。確認が済み次第、お知らせします。',
    },
  },
  ar: {
    items: 'ما ترسله',
    way: 'طريقة الإرجاع',
    refund: 'المبلغ المسترد',
    ownWay: 'ترسله بنفسك',
    requested: {
      subject: (number, shop) => `طلب الإرجاع من طلبك رقم ${number} في ${shop}`,
      intro: (name, number) =>
        `استلمنا طلب الإرجاع ${name} من طلبك رقم ${number}. يُرجى طباعة قسيمته ووضعها في الطرد مع المنتجات:`,
      action: 'فتح القسيمة',
      paidWay: 'خُصمت تكلفة الإرجاع من المبلغ المسترد بالفعل.',
      ownWay: 'يُرجى إرسال الطرد مع شركة شحن من اختيارك والاحتفاظ بالإيصال إلى أن نخبرك بوصوله.',
      then: 'بعد وصوله وفحصه نردّ المبلغ بالطريقة التي دفعت بها. وما لم يُدفع بعد يُخصم من الفاتورة.',
      thenCard: 'بعد وصوله وفحصه يعود المبلغ إلى بطاقة الهدية التي دفعت بها.',
      thenBesideCard: (amount, card) =>
        `بعد وصوله وفحصه نردّ ${amount} بالطريقة التي دفعت بها، ويعود ${card} إلى بطاقة الهدية التي دفعت بها.`,
      thenWritten: 'بعد وصوله وفحصه نراسلك بكيفية ردّ المبلغ إليك: لا يمكن ردّه كله بالطريقة التي دفعت بها.',
    },
    received: {
      subject: (number, shop) => `وصل ما أرجعته من طلبك رقم ${number} في ${shop}`,
      intro: (name, number) => `وصل الإرجاع ${name} من طلبك رقم ${number}.`,
      items: 'محتويات الطرد',
      refunded: 'رددنا المبلغ بالطريقة التي دفعت بها، وقد يستغرق ظهوره لدى البنك بضعة أيام.',
      card: (amount) => `عاد منه ${amount} إلى بطاقة الهدية التي دفعت بها، ويمكن استخدامه فورًا.`,
      exchange: (name) => `وهو تابع للاستبدال ${name}.`,
      checked: 'لا يطابق تمامًا ما أُعلن عنه، ونحن نتحقق من ذلك.',
      pending: 'نراجع المبلغ الذي نردّه، ونراسلك فور الانتهاء.',
    },
  },
}
