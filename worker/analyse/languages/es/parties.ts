import type { PartyWords } from '../party-words';

export const partyWords: PartyWords = {
  roles: {
    protected:
      /^(?:au pair|niñeras?|emplead[oa]s? del hogar|jugador(?:a|as|es)?|músicos?|ilustrador(?:a|as|es)?|agricultor(?:a|as|es)?|ganader[oa]s?|aparcer[oa]s?|puester[oa]s?|feriantes?|expositor(?:a|as|es)?|voluntari[oa]s?|practicantes?|(?:sub)?arrendatari[oa]|inquilin[oa]|huésped|residente|asistenta?|ayudante|auxiliar|dependient[ea]|peón|trabajador(?:a)?|emplead[oa]|aprendiz(?:a)?|becari[oa]|alumn[oa]|estudiante|prestatari[oa]|deudor(?:a)?|consumidor(?:a)?|viajer[oa]|pasajer[oa]|soci[oa] abonad[oa]|miembro|afiliad[oa]|asegurad[oa]|suscriptor(?:a)?|abonad[oa]|titular|tomador(?:a)?|paciente|autor(?:a)?|traductor(?:a)?|artista|modelo|deportista|repartidor(?:a)?|conductor(?:a)?|agente comercial|franquiciad[oa]|autónom[oa]|freelance|diseñador(?:a)?|consultor(?:a)?|colaborador(?:a)?|creador(?:a)?|familia|padres?|madre|tutor(?:a)?|novi[oa]s|propietari[oa] de la mascota|persona vendedora|persona trabajadora|empleada de hogar|cuidador(?:a)? empleada|comodatari[oa]|locatari[oa]|mutuari[oa]|hospedad[oa]|inscript[oa]|inscrit[oa]|cursante|representad[oa]|depositante|jugador(?:a)?|voluntari[oa])s?$/i,
    backing:
      /^(?:obligad[oa] solidari[oa]|responsable solidari[oa]|deudor(?:a)? solidari[oa]|fiador(?:a)?|avalista|garante|aval|cofirmante|codeudor(?:a)?)(?:e?s)?$/i,
    served:
      /^(?:consignantes?|promitentes? comprador(?:a|es)?|cosecher[oa]s?|donatari[oa]s?|clientes?|clientas?|comprador(?:a|es)?|usuari[oa]|adquirente|adherente|contratante|participante|comitente|mandante|licenciatari[oa]|receptor(?:a)?|inversor(?:a)?|agente|suministrad[oa]|dueñ[oa])s?$/i,
    working:
      /^(?:copropietari[oa]s?|accionistas?|contratista|profesional|profesor(?:a)?|maestr[oa]|asesor(?:a)?|soci[oa]|cofundador(?:a)?|fundador(?:a)?|parte (?:a|b|primera|segunda)|propietari[oa])s?$/i,
    serving:
      /^(?:ayuntamiento|municipalidad|criador(?:a)?|consignatari[oa]|mayoristas?|proveedor(?:a|es)?|fabricantes?|prestador(?:a)?(?: del servicio)?|empresa|compañía|sociedad|vendedor(?:a|es)?|operador(?:a)?|comercializador(?:a)?|suministrador(?:a)?|organizador(?:a)?|agencia|estudio|club|gimnasio|colegio|escuela|centro|academia|guardería|fotógraf[oa]|instalador(?:a)?|transportista|taller|concesionari[oa]|editorial|editor(?:a)?|cuidador(?:a)?|patrocinador(?:a)?|mandatari[oa]|licenciante|franquicia|constructor(?:a)?|asociación|residencia|casa|distribuidor(?:a)?|productor(?:a)?|mánager|manager|marca|anunciante|tienda|inmobiliaria|gestor(?:a)?|instituto|clínica|hotel|depositari[oa]|promotor(?:a)?|anfitri(?:ón|ona)|establecimiento|fundación)s?$/i,
    strong:
      /^(?:aparcer[oa] propietari[oa]|arrendador(?:a|es)?|locador(?:a|es)?|arrendante|mutuante|propiedad|caser[oa]|empleador(?:a)?|patron[oa]?|patrón|empresari[oa]|prestamista|acreedor(?:a)?|banco|entidad|financiera|plataforma|franquiciador(?:a)?|asegurador(?:a)?|comodante|principal|dador(?:a)?)s?$/i,
  },
  pronouns: {
    i: ['yo', 'mí', 'conmigo'],
    we: ['nosotros', 'nosotras', 'nos'],
    you: ['usted', 'ustedes', 'tú', 'vos', 'vosotros', 'ti', 'contigo'],
  },
  formsOf: [
    [/or$/, ['ora', 'ores', 'oras']],
    [/ora$/, ['or', 'oras', 'ores']],
    [/o$/, ['a', 'os', 'as']],
    [/a$/, ['o', 'as', 'os']],
    [/e$/, ['es', 'a']],
    [/(?<=[oae])s$/, ['']],
  ],
  before: /^(?:por|para|de|a|con|contra|ante|hacia) |^(?:el|la|los|las|al|del|un|una|cada|dicho|dicha) /i,
  numbered: / (?:n\.?º ?)?(?:\d{1,2}|[a-z]|i{1,3}|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|un[oa]|dos|tres)$/i,
  joining: /^(?:y|e|o|u|ni)$/,
  all: /^(?:(?:cada una|cualquiera|ambas|ninguna|una|todas)(?: de)? ?)?(?:las )?(?:dos )?partes?$|^(?:ambos|ambas|los dos|las dos|tú y (?:yo|nosotros)|usted y nosotros)$/i,
  notActing:
    /(?:^|[\s(])(?:por|para|de|a|al|del|con|contra|ante|entre|según|hacia|sobre|que)(?: (?:el|la|los|las|cada|dicho|dicha))?\s?$/i,
  owning: /^(?!)/,
  deedsAfter: {
    'may-not':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:no (?:podr\p{L}{1,5}|pued\p{L}{1,4}|podemos|deber\p{L}{1,5}|debe[sn]?|tendr\p{L}{1,5} derecho|tiene[sn]? derecho|está(?:s|n)? (?:autorizad|facultad))|se abstendrá|tiene[sn]? prohibid|se obliga a no|se compromete a no)/iu,
    'gives-up':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:renunci(?:a|as|an|ará|arás)|pierde[sn]?|perder(?:á|ás|án))(?!\p{L})/iu,
    may: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:podr(?:á|ás|án|emos|éis)|puede[sn]?|podemos|(?:tiene[sn]?|tendr(?:á|ás|án)) (?:el )?derecho|se reserva|nos reservamos|está(?:s|n)? facultad)(?!\p{L})/iu,
    must: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:deber(?:á|ás|án|emos)|debe[sn]?|debemos|se obliga|se compromete|nos (?:obligamos|comprometemos)|te (?:obligas|comprometes)|está(?:s|n)? obligad|queda(?:s|n)? obligad|paga(?:s|n|rá|rás|rán|mos|remos)?|abona(?:s|n|rá|rás|rán)?|entrega(?:rá|rás)?|devolver(?:á|ás|án|emos)|(?:tiene[sn]?|tendr(?:á|ás|án)) que|ha de|responde(?:rá|rás)?|asume|correrá|garantiza|indemnizará|satisfará|reembolsará)(?!\p{L})/iu,
  },
  deedsBefore: {
    'may-not': /(?:no (?:podrá|puede|deberá)|se prohíbe|queda prohibido) ?(?:a|al)? ?(?:el|la)?\s?$/i,
    'gives-up': /(?:renuncia|perderá|pierde) (?:el|la)\s?$/i,
    may: /(?:podrá|puede) (?:el|la)\s?$/i,
    must: /(?:deberá|debe|pagará|abonará|se obliga|será por cuenta de|a cargo de) ?(?:el|la)?\s?$/i,
  },
  deniedAfter: null,
  condition:
    /^(?:[\d.()a-z]{1,8} )?(?:si|cuando|en caso|salvo|a menos|mientras|una vez|siempre que|tras|antes)(?!\p{L})/iu,
  verbs: {
    we: /(?<!\p{L})(?:podremos|podemos|nos reservamos|deberemos|debemos|nos comprometemos|nos obligamos|pagaremos|cobramos|cobraremos|devolvemos|devolveremos)(?!\p{L})/iu,
    you: /(?<!\p{L})(?:podrás|puedes|deberás|debes|pagarás|pagas|tienes que|tendrás que|renuncias|te comprometes|te obligas|pierdes|perderás|abonarás|devolverás)(?!\p{L})/iu,
  },
  apart: null,
};
