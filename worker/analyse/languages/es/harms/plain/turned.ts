/** What turns a harm said in plain words: an agreement of both, a right of the reader, a breach. */
export const agreed =
  /\b(?:de (?:común|mutuo) acuerdo|si (?:lo )?(?:aceptas|acepta|estás de acuerdo|está de acuerdo)|acuerdo firmado|por escrito y firmad|(?:con|previ[oa]|sin) (?:el |la |su |tu )?(?:permiso|consentimiento|conformidad|aceptación|acuerdo)|(?:no|nunca|ni) (?:te |le |se )?(?:podrá|puede|podemos|cambi|sub|modific))/;

export const bothAlike =
  /\b(?:cualquiera de (?:las (?:dos )?partes|los dos|nosotros)|ambas partes|cada (?:una de las )?partes?|ninguna de las partes|ninguno de los dos|cada uno)\b/;

export const readerMay =
  /\b(?:client|usuari|consumidor|soci|inquilin|arrendatari|alumn|participante|trabajador|emplead|huésped|residente|famili|vendedor|propietari)\S{0,4} (?:\S{1,12} )?(?:podrá|puede|tiene derecho)\b|\b(?:puede|podrá) usted\b|\b(?:puedes|podés|podrás)\b/;

export const forBreach =
  /\b(?:incumpl|impag|falta (?:muy )?grave|agre(?:de|sión)|rob[aeo]|hurto|droga|causa (?:justa|justificada|grave)|fallece|fuerza mayor)/;
