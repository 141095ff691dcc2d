import type { Locale } from '#src/i18n/locale.schema.ts';

/** Words behind which the parties are named. */
export const partyOpeners: Record<Locale, RegExp> = {
  en: /\b(?:by and between|by and among|between|among|amongst|parties(?: are)?:)/gi,
  es: /\b(?:entre|reunidos|de una parte|comparecen|las partes:)/gi,
  fr: /(?:\bentre\b(?: les soussignés)?|soussignés|d'une part)/gi,
  de: /\b(?:zwischen|vertragsparteien:|parteien:)/gi,
  ar: /(?:بين كل من|بين|الطرف الاول)/g,
};

/** Words with which something else begins. */
export const partiesEnd: Record<Locale, RegExp> = {
  en: /\b(?:as follows|WHEREAS|Whereas|RECITALS|Recitals|WITNESSETH|W I T N E S S|BACKGROUND|Background|NOW,? THEREFORE|In consideration|IN CONSIDERATION|ARTICLE (?:1|I)\b|DEFINITIONS|Table of Contents|TABLE OF CONTENTS)|\n1\.1? /,
  es: /\b(?:EXPONEN|MANIFIESTAN|Exponen|Manifiestan|ANTECEDENTES|DECLARACIONES|CLÁUSULAS|ESTIPULACIONES)\b|\n(?:1\.|PRIMERA)/,
  fr: /\b(?:PRÉAMBULE|Préambule|EXPOSÉ|Exposé|IL A ÉTÉ|Il a été|Article 1|ARTICLE 1)\b|\n1\./,
  de: /\b(?:Präambel|PRÄAMBEL|Vorbemerkung)|\n(?:§ ?1\b|1\.)/,
  ar: /(?:تمهيد|مقدمة|اتفق الطرفان|وحيث|المادة الاولي|البند الاول|المادة 1)/,
};

/** Between one party and the next. */
export const partyConnectors: Record<Locale, RegExp> = {
  en: /(?<=^|[\s,;:)])(?:by and between|by and among|between|among|and|with|parties(?: are)?)(?: ?:)?\s+|;\s+|\)\s+|\n|(?<=^|\s)\(?(?:\d|[a-d]|i{1,3})\)\s+/gi,
  es: /(?<=^|[\s,;:)])(?:entre|reunidos|de una parte|de otra parte|de otra|de la otra|por una parte|por otra parte|y)[,:]?\s+|;\s+|\)\s+|\n/gi,
  fr: /(?<=^|[\s,;:)])(?:entre(?: les soussignés)?|et|d'une part|d'autre part)\s?[,:]?\s+|;\s+|\)\s+|\n/gi,
  de: /(?<=^|[\s,;:)-])(?:zwischen|und|sowie)\s+|;\s+|\)\s+|\n/gi,
  ar: /(?<=^|[\s,;:)])(?:بين كل من|بين|و|كل من|اولا|ثانيا)\s?[:/-]?\s?|;\s+|\n/g,
};

/** Words that name a role outside brackets: 'hereinafter referred to as "X"', 'nachfolgend "X" genannt'. */
export const rolePhrases: Record<Locale, RegExp> = {
  en: /(?:hereinafter|hereafter|referred to|known as)[^"()\n]{0,60}"([^"\n]{2,40})"/gi,
  es: /(?:en adelante|en lo sucesivo|denominad[oa]s?)[^"()\n]{0,50}"([^"\n]{2,40})"/gi,
  fr: /(?:ci-après|dénommée?|désignée?)[^"()\n]{0,50}"([^"\n]{2,40})"/gi,
  de: /(?:nachfolgend|nachstehend|im folgenden)[^"()\n]{0,40}"([^"\n]{2,40})"/gi,
  ar: /(?:يشار (?:اليه|اليها)|المشار اليه|يسمي|تسمي)[^"()\n]{0,60}"([^"\n]{2,40})"/g,
};

/** "Landlord: Jane Doe", "الطرف الأول: شركة …": the role first. */
export const labelledParties: Record<Locale, RegExp> = {
  en: /(?:^(?:\d[.)] ?)?(?:the )?(?=landlord|tenant|lessor|lessee|supplier|customer|client|licensor|licensee|lender|borrower|buyer|seller|employer|employee|contractor|consultant)|(?:^|\s)(?=party [ab12]\b))(landlord|tenant|lessor|lessee|supplier|customer|client|licensor|licensee|lender|borrower|buyer|seller|employer|employee|contractor|consultant|party [ab12])(?: ?\(([^)]{2,30})\))? ?: ?/i,
  es: /^(?:\d[.)] ?)?(?:el |la )?(arrendador|arrendatario|prestador|proveedor|cliente|comprador|vendedor|licenciante|licenciatario|empleador|trabajador)a? ?: ?/i,
  fr: /^(?:\d[.)] ?)?(?:le |la )?(bailleur|locataire|preneur|prestataire|client|fournisseur|acheteur|vendeur|employeur|salarié)e? ?: ?/i,
  de: /^(?:\d[.)] ?)?(?:der |die )?((?:vermieter|mieter|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|verkäufer|käufer|lizenzgeber|lizenznehmer|darlehensgeber|darlehensnehmer)(?:in)?) ?: ?/i,
  ar: /^(?:\d[.)-] ?)?((?:ال)?طرف (?:ال)?(?:اول|ثاني|ثالث)|المؤجر|المستاجر|المورد|العميل|البائع|المشتري|صاحب العمل|العامل)(?: ?\([^)]{2,30}\))? ?[:/-] ?/,
};

/** Defined terms that are not what a party is called. */
export const notRoles =
  /^(?:(?:this |the |these |el |la |le |l'|die |der |das )?(?:(?:\S+ ){0,2}?agreement|contract|part(?:y|ies)|effective date|commencement date|term|lease|(?:\S+ )?services?|(?:\S+ )?products?|plan|joint venture|closing|(?:\S+ )?offering|code|amendment|terms|tos|(?:securities |exchange )?act|(?:\S+ )?shares?|(?:\S+ )?software|content|upgrades?|attachment|exhibit|schedule|equipment|documentation|territory|(?:\S+ )?marks?|technology|property|premises|site|website|platform|your \S+|class action|contrato|acuerdo|partes?|servicios?|vivienda|inmueble|contrat|accord|convention|bail|services|logement|locaux|vertrag|vereinbarung|agb|dienste?|inhalte?|mietsache|wohnung|bestellformular|\S{0,60}bedingungen|parteien?|vertragsparteien?|العقد|الاتفاقية|الطرفان|الطرفين|الاطراف|الطرف|الخدمات|العين المؤجرة))$/i;

/** What contracts commonly call a party. */
export const knownRoles: Record<Locale, RegExp> = {
  en: /^(?:the )?(?:landlord|tenant|lessor|lessee|supplier|customer|client|(?:sub-?)?licen[cs]or|(?:sub-?)?licen[cs]ee|lender|borrower|buyer|seller|purchaser|vendor|employer|employee|worker|(?:sub)?contractor|consultant|company|corporation|firm|(?:lead |servicing |escrow )?agent|agency|principal|distributor|reseller|franchisor|franchisee|sponsor|owner|operator|manufacturer|(?:service )?provider|publisher|developer|guarantor|investor|trustee|(?:investment )?advis[eo]r|partner|recipient|discloser|disclosing party|receiving party|bank|fund|carrier|shipper|transporter|grantor|grantee|host|user|we|us|you|party [ab12])s?$/i,
  es: /^(?:el |la )?(?:arrendador|arrendatari|inquilin|propietari|prestador|proveedor|client|comprador|vendedor|licenciante|licenciatari|emplead|empleador|trabajador|empresa|consultor|contratista|distribuidor|agente|franquiciador|franquiciad|prestamista|prestatari|acreditant|deudor|fiador|avalista|socio|sociedad|patrocinador|suministrador|mandante|mandatari|usuari|cedente|cesionari)(?:es|[aeo])?$/i,
  fr: /^(?:le |la |l')?(?:bailleur|bailleresse|locataire|preneur|prestataire|client|fournisseur|acheteur|acquéreur|vendeur|employeur|salarié|concédant|licencié|consultant|distributeur|franchiseur|franchisé|prêteur|emprunteur|caution|garant|société|agent|mandant|mandataire|éditeur|auteur|utilisateur|partenaire|parrain|cédant|cessionnaire)e?$/i,
  de: /^(?:der |die )?(?:vermieter|mieter|verpächter|pächter|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|verkäufer|käufer|lizenzgeber|lizenznehmer|darlehensgeber|darlehensnehmer|kunde|anbieter|dienstleister|berater|lieferant|besteller|unternehmer|handelsvertreter|franchisegeber|franchisenehmer|bürge|gesellschaft|gesellschafter|nutzer|sponsor|händler|hersteller)(?:in|n)?$/i,
  ar: /^(?:الطرف (?:ال)?(?:اول|اولي|ثاني|ثالث)|المؤجر|المستاجر|المورد|العميل|البائع|المشتري|صاحب العمل|العامل|الموظف|الشركة|المستشار|المقاول|الوكيل|الموكل|الموزع|المرخص|المرخص له|المقرض|المقترض|الكفيل|مقدم الخدمة|مزود الخدمة|المستخدم)$/,
};

/** Words found in titles, addresses and sentences, not in names. */
export const notInNames: Record<Locale, RegExp> = {
  en: /(?:^|[\s"'(])(?:agreement|contract|whereas|section|article|exhibit|attachment|schedule|annex|appendix|preamble|recitals?|dated?|effective|collectively|dear|president|officer|director|attention|hereinafter|hereby|pursuant|deposits?|terms|conditions|policy|copy|part(?:y|ies)|january|february|march|april|may|june|july|august|september|october|november|december|suite|securities and exchange|federal deposit insurance|food and drug|internal revenue|stock exchange|commission|this|that|these|each|if|your|you|our|is|are|by|upon|use|please)(?=$|[\s,.:;)"])|licen[cs]e$/i,
  es: /(?:^|\s)(?:reunidos|comparecen|intervienen|exponen|manifiestan|contrato|cláusulas?|condiciones|partes?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|domicilio|calle)(?=$|[\s,.:;])/i,
  fr: /(?:^|\s)(?:soussignés?|contrat|convention|conditions|préambule|article|part|parties?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|domicilié|rue)(?=$|[\s,.:;])/i,
  de: /(?:^|\s)(?:\p{L}{0,60}vertrag|\p{L}{0,60}bedingungen|vereinbarung|präambel|vertragsparteien|parteien|wenn|sofern|ist|sind|ihre?n?|ihnen|sie|lesen|rechtlich|gültig|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|straße)(?=$|[\s,.:;])/iu,
  ar: /(?:^|\s)(?:هذا|هذه|العقد|الاتفاقية|التمهيد|تاريخ|يوم|الموافق|المادة|البند|نسب)(?=$|\s)/,
};

/** Behind a name: it is mentioned to say what it is not. */
export const notAParty: Record<Locale, RegExp> = {
  en: /^[,.]? ?(?:is|are) not\b/i,
  es: /^[,.]? ?no (?:es|son)\b/i,
  fr: /^[,.]? ?(?:n'est|ne sont|n'est) pas/i,
  de: /^[,.]? ?(?:ist|sind) (?:kein|nicht)/i,
  ar: /^[,.]? ?(?:ليست?|لا تعد|لا تعتبر)/,
};

/** "Dallas (we)": a word for the speaker names a party only behind a company's name. */
export const pronounRoles = /^(?:we|us|you|uns|wir|sie|nous|vous|nosotros|usted|نحن|انت)$/i;
