/** What the card fields of a Payment Element say. */
interface CardTexts {
  number: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  /** What is wrong with a card, by error or decline code. Where one is missing, the API's words are shown. */
  problems: Record<string, string>;
}

const english: CardTexts = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  problems: {
    incomplete_number: 'Your card number is incomplete.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    incomplete_cvc: "Your card's security code is incomplete.",
  },
};

const translated: Record<string, CardTexts> = {
  es: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    expiryHint: 'MM / AA',
    cvc: 'Código de seguridad',
    problems: {
      incomplete_number: 'El número de tarjeta está incompleto.',
      incomplete_expiry: 'La fecha de caducidad está incompleta.',
      incomplete_cvc: 'El código de seguridad está incompleto.',
      incorrect_number: 'El número de tarjeta no es válido.',
      invalid_expiry_year_past: 'El año de caducidad ya ha pasado.',
      card_declined: 'Su tarjeta ha sido rechazada.',
      insufficient_funds: 'Su tarjeta no tiene fondos suficientes.',
      expired_card: 'Su tarjeta ha caducado.',
      incorrect_cvc: 'El código de seguridad es incorrecto.',
      processing_error: 'Se ha producido un error al procesar su tarjeta. Inténtelo de nuevo dentro de un momento.',
      authentication_required: 'Su tarjeta ha sido rechazada. Esta operación requiere autenticación.',
      test_mode_live_card: 'Su tarjeta ha sido rechazada: aquí solo funcionan las tarjetas de prueba.',
    },
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM / AA',
    cvc: 'Code de sécurité',
    problems: {
      incomplete_number: 'Le numéro de votre carte est incomplet.',
      incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
      incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
      incorrect_number: 'Le numéro de votre carte n’est pas valide.',
      invalid_expiry_year_past: 'L’année d’expiration de votre carte est passée.',
      card_declined: 'Votre carte a été refusée.',
      insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
      expired_card: 'Votre carte est arrivée à expiration.',
      incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
      processing_error: 'Une erreur s’est produite lors du traitement de votre carte. Réessayez dans un instant.',
      authentication_required: 'Votre carte a été refusée. Cette opération nécessite une authentification.',
      test_mode_live_card: 'Votre carte a été refusée\u202f: seules les cartes de test fonctionnent ici.',
    },
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    expiryHint: 'MM / JJ',
    cvc: 'Prüfziffer',
    problems: {
      incomplete_number: 'Ihre Kartennummer ist unvollständig.',
      incomplete_expiry: 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
      incomplete_cvc: 'Die Prüfziffer Ihrer Karte ist unvollständig.',
      incorrect_number: 'Ihre Kartennummer ist ungültig.',
      invalid_expiry_year_past: 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
      card_declined: 'Ihre Karte wurde abgelehnt.',
      insufficient_funds: 'Ihre Karte ist nicht ausreichend gedeckt.',
      expired_card: 'Ihre Karte ist abgelaufen.',
      incorrect_cvc: 'Die Prüfziffer Ihrer Karte ist falsch.',
      processing_error:
        'Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
      authentication_required: 'Ihre Karte wurde abgelehnt. Diese Zahlung muss bestätigt werden.',
      test_mode_live_card: 'Ihre Karte wurde abgelehnt: Hier funktionieren nur Testkarten.',
    },
  },
  ar: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ انتهاء الصلاحية',
    expiryHint: 'شهر / سنة',
    cvc: 'رمز الأمان',
    problems: {
      incomplete_number: 'رقم بطاقتك غير مكتمل.',
      incomplete_expiry: 'تاريخ انتهاء صلاحية بطاقتك غير مكتمل.',
      incomplete_cvc: 'رمز الأمان لبطاقتك غير مكتمل.',
      incorrect_number: 'رقم بطاقتك غير صالح.',
      invalid_expiry_year_past: 'انقضت سنة انتهاء صلاحية بطاقتك.',
      card_declined: 'رُفضت بطاقتك.',
      insufficient_funds: 'رصيد بطاقتك غير كافٍ.',
      expired_card: 'انتهت صلاحية بطاقتك.',
      incorrect_cvc: 'رمز الأمان لبطاقتك غير صحيح.',
      processing_error: 'حدث خطأ أثناء معالجة بطاقتك. أعد المحاولة بعد قليل.',
      authentication_required: 'رُفضت بطاقتك. تتطلب هذه العملية إثبات الهوية.',
      test_mode_live_card: 'رُفضت بطاقتك: لا تعمل هنا إلا بطاقات الاختبار.',
    },
  },
};

/** In English where the language is not known. */
export function cardTextsIn(locale: string): CardTexts & { locale: string } {
  const texts = translated[locale];
  return texts ? { ...texts, locale } : { ...english, locale: 'en' };
}
