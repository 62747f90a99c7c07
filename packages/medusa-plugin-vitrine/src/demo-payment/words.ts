// @ts-nocheck
/** What the page of the demo's payment service says, in the languages that the mails speak too. */
export const paymentWords = {
  en: {
    title: 'Test payment',
    about: 'This page stands in for that of any payment provider. No money is moved. What should happen?',
    choices: {
      pay: 'Pay',
      decline: 'Decline the payment',
      late: 'Pay, and confirm it some seconds later',
      close: 'Pay, and close the window without going back',
      cancel: 'Cancel and go back',
    },
    ends: {
      waiting: 'The payment is being confirmed. You can close this window.',
      paid: 'The payment is done. You can close this window.',
      declined: 'The payment was declined. Nothing was charged.',
      void: 'This payment is void. Nothing is charged: go back to the shop and order from there.',
    },
    unknown: 'There is no such payment. Go back to the shop and order from there.',
  },
  de: {
    title: 'Testzahlung',
    about: 'Diese Seite steht für die eines beliebigen Zahlungsdienstes. Es wird kein Geld bewegt. Was soll geschehen?',
    choices: {
      pay: 'Bezahlen',
      decline: 'Zahlung ablehnen',
      late: 'Bezahlen und einige Sekunden später bestätigen',
      close: 'Bezahlen und das Fenster schließen, ohne zurückzugehen',
      cancel: 'Abbrechen und zurückgehen',
    },
    ends: {
      waiting: 'Die Zahlung wird bestätigt. Sie können dieses Fenster schließen.',
      paid: 'Die Zahlung ist abgeschlossen. Sie können dieses Fenster schließen.',
      declined: 'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
      void: 'Diese Zahlung ist ungültig. Es wird nichts abgebucht: Gehen Sie zurück zum Shop und bestellen Sie von dort.',
    },
    unknown: 'Diese Zahlung gibt es nicht. Gehen Sie zurück zum Shop und bestellen Sie von dort.',
  },
  fr: {
    title: 'Paiement de test',
    about:
      'Cette page remplace celle d’un prestataire de paiement. Aucun argent n’est transféré. Que doit-il se passer ?',
    choices: {
      pay: 'Payer',
      decline: 'Refuser le paiement',
      late: 'Payer, et confirmer quelques secondes plus tard',
      close: 'Payer, et fermer la fenêtre sans revenir',
      cancel: 'Annuler et revenir',
    },
    ends: {
      waiting: 'Le paiement est en cours de confirmation. Vous pouvez fermer cette fenêtre.',
      paid: 'Le paiement est effectué. Vous pouvez fermer cette fenêtre.',
      declined: 'Le paiement a été refusé. Rien n’a été débité.',
      void: 'Ce paiement est annulé. Rien n’est débité : revenez à la boutique et commandez depuis celle-ci.',
    },
    unknown: 'Ce paiement n’existe pas. Revenez à la boutique et commandez depuis celle-ci.',
  },
  es: {
    title: 'Pago de prueba',
    about: 'Esta página representa la de cualquier proveedor de pagos. No se mueve dinero. ¿Qué debe ocurrir?',
    choices: {
      pay: 'Pagar',
      decline: 'Rechazar el pago',
      late: 'Pagar y confirmarlo unos segundos después',
      close: 'Pagar y cerrar la ventana sin volver',
      cancel: 'Cancelar y volver',
    },
    ends: {
      waiting: 'El pago se está confirmando. Puede cerrar esta ventana.',
      paid: 'El pago se ha realizado. Puede cerrar esta ventana.',
      declined: 'El pago se ha rechazado. No se ha cobrado nada.',
      void: 'Este pago está anulado. No se cobra nada: vuelva a la tienda y haga el pedido desde ella.',
    },
    unknown: 'Este pago no existe. Vuelva a la tienda y haga el pedido desde ella.',
  },
  ja: {
    title: 'テスト決済',
    about: '決済サービスのページの代わりとなる、デモ用のページです。実際の請求は発生しません。どの結果にしますか？',
    choices: {
      pay: '支払う',
      decline: '支払いを拒否する',
      late: '支払い、数秒後に確認する',
      close: '支払い、ショップに戻らずに閉じる',
      cancel: 'キャンセルして戻る',
    },
    ends: {
      waiting: 'お支払いを確認しています。このウィンドウは閉じてもかまいません。',
      paid: 'お支払いが完了しました。このウィンドウは閉じてもかまいません。',
      declined: 'お支払いは拒否されました。請求は発生していません。',
      void: 'このお支払いは無効です。請求は発生しません。ショップに戻り、注文をやり直してください。',
    },
    unknown: 'このお支払いは見つかりません。ショップに戻り、注文をやり直してください。',
  },
  ar: {
    title: 'دفع تجريبي',
    about: 'تقوم هذه الصفحة مقام صفحة أي خدمة دفع. لا تُحوَّل أي أموال. ماذا ينبغي أن يحدث؟',
    choices: {
      pay: 'الدفع',
      decline: 'رفض الدفع',
      late: 'الدفع مع تأكيده بعد ثوانٍ',
      close: 'الدفع وإغلاق النافذة دون العودة',
      cancel: 'الإلغاء والعودة',
    },
    ends: {
      waiting: 'جارٍ تأكيد الدفع. يمكنك إغلاق هذه النافذة.',
      paid: 'تم الدفع. يمكنك إغلاق هذه النافذة.',
      declined: 'رُفض الدفع. لم يُخصم أي مبلغ.',
      void: 'أُلغيت عملية الدفع هذه. لن يُخصم أي مبلغ: يُرجى العودة إلى المتجر وإتمام الطلب منه.',
    },
    unknown: 'لا توجد عملية دفع كهذه. يُرجى العودة إلى المتجر وإتمام الطلب منه.',
  },
}
