// @ts-nocheck
/** What the mails say that tell the merchant of something to do. */
export const taskWords = {
  en: {
    subject: (title, shop) => `To do at ${shop}: ${title}`,
    subjectOfOrder: (title, number, shop) => `To do at ${shop}: ${title}, order no. ${number}`,
    order: 'Order',
    amount: 'Amount',
    reference: 'About',
    list: (id) =>
      `This is task ${id} in the list of your backend (GET /admin/vitrine/tasks). It stands there until you note it as done (POST /admin/vitrine/tasks/${id}/done).`,
    kinds: {
      'refund-due': {
        title: 'a refund to make',
        text: 'a shopper is to get money back that was not paid by itself: the payments of the order do not hold enough, or the provider refused. The shopper has been told that you will see to it.',
      },
      'payment-not-given-back': {
        title: 'a payment to give back',
        text: 'money was taken for something that will not be delivered, and could not be given back by itself. Please give it back.',
      },
      'capture-failed': {
        title: 'a payment that was not captured',
        text: 'the payment provider did not hand over what it had authorised. Please look at it before you ship.',
      },
      'capture-due': {
        title: 'a payment to capture',
        text: 'a shopper has authorised the difference of a change or of an exchange, and it was not captured. What a provider has authorised expires after some days.',
      },
      'withdrawal-declared': {
        title: 'a withdrawal',
        text: 'a consumer has withdrawn from the contract. What was withdrawn from stands in a note on the order. The money has to be paid back within 14 days.',
      },
      'mail-not-sent': {
        title: 'a mail that was not sent',
        text: 'a mail could not be sent for three days and has been given up. Please write to the shopper yourself.',
      },
    },
  },
  de: {
    subject: (title, shop) => `Zu erledigen bei ${shop}: ${title}`,
    subjectOfOrder: (title, number, shop) => `Zu erledigen bei ${shop}: ${title}, Bestellung Nr. ${number}`,
    order: 'Bestellung',
    amount: 'Betrag',
    reference: 'Betrifft',
    list: (id) =>
      `Das ist die Aufgabe ${id} in der Liste Ihres Backends (GET /admin/vitrine/tasks). Dort steht sie, bis Sie sie als erledigt vermerken (POST /admin/vitrine/tasks/${id}/done).`,
    kinds: {
      'refund-due': {
        title: 'eine Erstattung',
        text: 'ein Kunde bekommt Geld zurück, das nicht von selbst ausgezahlt wurde: Die Zahlungen der Bestellung reichen dafür nicht, oder der Zahlungsdienst hat abgelehnt. Dem Kunden ist gesagt, dass Sie sich darum kümmern.',
      },
      'payment-not-given-back': {
        title: 'eine Zahlung zurückgeben',
        text: 'für etwas, das nicht geliefert wird, wurde Geld eingezogen und konnte nicht von selbst zurückgegeben werden. Bitte geben Sie es zurück.',
      },
      'capture-failed': {
        title: 'eine Zahlung, die nicht eingezogen wurde',
        text: 'der Zahlungsdienst hat nicht ausgezahlt, was er zugesagt hatte. Bitte prüfen Sie das, bevor Sie versenden.',
      },
      'capture-due': {
        title: 'eine Zahlung einziehen',
        text: 'ein Kunde hat die Differenz einer Änderung oder eines Umtauschs zugesagt, und sie wurde nicht eingezogen. Was ein Zahlungsdienst zugesagt hat, verfällt nach einigen Tagen.',
      },
      'withdrawal-declared': {
        title: 'ein Widerruf',
        text: 'ein Verbraucher hat den Vertrag widerrufen. Was er widerrufen hat, steht in einer Notiz an der Bestellung. Das Geld ist binnen 14 Tagen zurückzuzahlen.',
      },
      'mail-not-sent': {
        title: 'eine E-Mail, die nicht hinausging',
        text: 'eine E-Mail ließ sich drei Tage lang nicht senden und wurde aufgegeben. Bitte schreiben Sie dem Kunden selbst.',
      },
    },
  },
  fr: {
    subject: (title, shop) => `À faire chez ${shop} : ${title}`,
    subjectOfOrder: (title, number, shop) => `À faire chez ${shop} : ${title}, commande n° ${number}`,
    order: 'Commande',
    amount: 'Montant',
    reference: 'Concerne',
    list: (id) =>
      `C’est la tâche ${id} de la liste de votre backend (GET /admin/vitrine/tasks). Elle y reste jusqu’à ce que vous la marquiez comme faite (POST /admin/vitrine/tasks/${id}/done).`,
    kinds: {
      'refund-due': {
        title: 'un remboursement',
        text: 'Un client doit récupérer de l’argent qui n’a pas été versé automatiquement : les paiements de la commande n’y suffisent pas, ou le prestataire a refusé. Le client sait que vous vous en occupez.',
      },
      'payment-not-given-back': {
        title: 'un paiement à rendre',
        text: 'De l’argent a été encaissé pour quelque chose qui ne sera pas livré et n’a pas pu être rendu automatiquement. Veuillez le rendre.',
      },
      'capture-failed': {
        title: 'un paiement non encaissé',
        text: 'Le prestataire de paiement n’a pas versé ce qu’il avait autorisé. Veuillez vérifier avant d’expédier.',
      },
      'capture-due': {
        title: 'un paiement à encaisser',
        text: 'Un client a autorisé la différence d’une modification ou d’un échange, et elle n’a pas été encaissée. Une autorisation expire au bout de quelques jours.',
      },
      'withdrawal-declared': {
        title: 'une rétractation',
        text: 'Un consommateur s’est rétracté du contrat. Ce sur quoi elle porte figure dans une note de la commande. L’argent est à rembourser sous 14 jours.',
      },
      'mail-not-sent': {
        title: 'un e-mail non envoyé',
        text: 'Un e-mail n’a pas pu être envoyé pendant trois jours et a été abandonné. Veuillez écrire vous-même au client.',
      },
    },
  },
  es: {
    subject: (title, shop) => `Pendiente en ${shop}: ${title}`,
    subjectOfOrder: (title, number, shop) => `Pendiente en ${shop}: ${title}, pedido n.º ${number}`,
    order: 'Pedido',
    amount: 'Importe',
    reference: 'Referencia',
    list: (id) =>
      `Es la tarea ${id} de la lista de su backend (GET /admin/vitrine/tasks). Permanece ahí hasta que la marque como hecha (POST /admin/vitrine/tasks/${id}/done).`,
    kinds: {
      'refund-due': {
        title: 'un reembolso',
        text: 'Un cliente debe recuperar dinero que no se ha pagado automáticamente: los pagos del pedido no bastan o el proveedor lo ha rechazado. El cliente sabe que usted se ocupará de ello.',
      },
      'payment-not-given-back': {
        title: 'un pago por devolver',
        text: 'Se ha cobrado dinero por algo que no se entregará y no se ha podido devolver automáticamente. Devuélvalo, por favor.',
      },
      'capture-failed': {
        title: 'un pago no cobrado',
        text: 'El proveedor de pago no ha entregado lo que había autorizado. Compruébelo antes de enviar.',
      },
      'capture-due': {
        title: 'un pago por cobrar',
        text: 'Un cliente ha autorizado la diferencia de una modificación o de un cambio y no se ha cobrado. Una autorización caduca a los pocos días.',
      },
      'withdrawal-declared': {
        title: 'un desistimiento',
        text: 'Un consumidor ha desistido del contrato. De qué ha desistido figura en una nota del pedido. El dinero debe devolverse en 14 días.',
      },
      'mail-not-sent': {
        title: 'un correo no enviado',
        text: 'Un correo no se ha podido enviar durante tres días y se ha abandonado. Escriba usted al cliente, por favor.',
      },
    },
  },
  ja: {
    subject: (title, shop) => `【${shop}】要対応：${title}`,
    subjectOfOrder: (title, number, shop) => `【${shop}】要対応：${title}（注文番号${number}）`,
    order: '注文番号',
    amount: '金額',
    reference: '対象',
    list: (id) =>
      `バックエンドの一覧（GET /admin/vitrine/tasks）の${id}番です。対応済みと記録する（POST /admin/vitrine/tasks/${id}/done）まで、一覧に残ります。`,
    kinds: {
      'refund-due': {
        title: '返金',
        text: '自動では返金されなかった金額があります。注文のお支払いの残額が足りないか、決済サービスが拒否しました。お客様には、当店が対応する旨をお伝えしています。',
      },
      'payment-not-given-back': {
        title: 'お支払いの返却',
        text: 'お届けしないもののために受け取った金額を、自動では返却できませんでした。返却してください。',
      },
      'capture-failed': {
        title: '売上を確定できなかったお支払い',
        text: '決済サービスから、承認済みの金額を受け取れませんでした。発送の前に確認してください。',
      },
      'capture-due': {
        title: '売上を確定するお支払い',
        text: 'お客様が変更または交換の差額のお支払いを承認されましたが、売上が確定されていません。決済サービスの承認は数日で失効します。',
      },
      'withdrawal-declared': {
        title: '契約の撤回',
        text: '消費者が契約を撤回しました。対象は注文のメモにあります。14日以内に返金する必要があります。',
      },
      'mail-not-sent': {
        title: '送信できなかったメール',
        text: '三日間送信できなかったメールの送信を中止しました。お客様へ直接ご連絡ください。',
      },
    },
  },
  ar: {
    subject: (title, shop) => `مهمة في ${shop}: ${title}`,
    subjectOfOrder: (title, number, shop) => `مهمة في ${shop}: ${title}، الطلب رقم ${number}`,
    order: 'الطلب',
    amount: 'المبلغ',
    reference: 'بخصوص',
    list: (id) =>
      `هذه المهمة رقم ${id} في قائمة الواجهة الخلفية (GET /admin/vitrine/tasks). تبقى فيها إلى أن تسجّلها منجزة (POST /admin/vitrine/tasks/${id}/done).`,
    kinds: {
      'refund-due': {
        title: 'مبلغ يجب رده',
        text: 'يستحق أحد العملاء مبلغًا لم يُردّ تلقائيًا: مدفوعات الطلب لا تكفي، أو رفض مزود الدفع ذلك. أُبلغ العميل بأنك ستتولى الأمر.',
      },
      'payment-not-given-back': {
        title: 'دفعة يجب إعادتها',
        text: 'حُصّل مبلغ مقابل شيء لن يُسلَّم، وتعذّرت إعادته تلقائيًا. يُرجى إعادته.',
      },
      'capture-failed': {
        title: 'دفعة لم تُحصَّل',
        text: 'لم يسلّم مزود الدفع ما كان قد وافق عليه. يُرجى التحقق قبل الشحن.',
      },
      'capture-due': {
        title: 'دفعة يجب تحصيلها',
        text: 'وافق أحد العملاء على دفع فرق تغيير أو استبدال ولم يُحصَّل بعد. تنتهي صلاحية موافقة مزود الدفع بعد بضعة أيام.',
      },
      'withdrawal-declared': {
        title: 'عدول عن العقد',
        text: 'عدل أحد المستهلكين عن العقد. ما يشمله العدول مذكور في ملاحظة على الطلب. يجب رد المبلغ خلال 14 يومًا.',
      },
      'mail-not-sent': {
        title: 'رسالة لم تُرسل',
        text: 'تعذّر إرسال رسالة طوال ثلاثة أيام فأُوقفت المحاولة. يُرجى مراسلة العميل بنفسك.',
      },
    },
  },
}
